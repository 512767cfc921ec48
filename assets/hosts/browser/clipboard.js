/**
 * Copies a text. A page that came over plain http, as from a laptop in a lecture hall, has no clipboard of the
 * modern kind, and a browser may refuse it: then the older way is tried, and if that fails too the text stands
 * selected, for the reader to copy it.
 */

/**
 * Copy what a field or an element says. @param {HTMLElement} content
 * @returns {Promise<boolean>} whether it is on the clipboard; else it is selected
 */
export async function toClipboard(content) {
  const field = content instanceof HTMLInputElement || content instanceof HTMLTextAreaElement;
  try {
    await navigator.clipboard.writeText(field ? content.value : (content.textContent ?? ""));
    return true;
  } catch {
    content.focus();
    if (field) content.select();
    else getSelection()?.selectAllChildren(content);
    return document.execCommand("copy");
  }
}
