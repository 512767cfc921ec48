/**
 * Copies a text. A page that came over plain http, as from a laptop in a lecture hall, has no clipboard of the
 * modern kind, and a browser may refuse it: then the older way is tried, and if that fails too the text stands
 * selected, for the reader to copy it.
 */

/**
 * Copy what a field or an element says. @param {HTMLElement} shown
 * @returns {Promise<boolean>} whether it is on the clipboard; else it is selected
 */
export async function toClipboard(shown) {
  const field = shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement;
  try {
    await navigator.clipboard.writeText(field ? shown.value : (shown.textContent ?? ""));
    return true;
  } catch {
    shown.focus();
    if (field) shown.select();
    else getSelection()?.selectAllChildren(shown);
    return document.execCommand("copy");
  }
}
