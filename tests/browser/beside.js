/**
 * What a reader can read of a page, by what it stands in: sentences, numbers, names and lists, a line each, shadows
 * included. Not: the bar, drawings (their names move out of one another's way), what is only spoken, and what an
 * element named in `history` says.
 */
(history) => {
  const found = [];
  const skip = `svg, .st-key-bar, .spoken, style, script, option, [data-testid="stHeader"], [data-testid="stSidebar"], ${history}`;
  const named = (element) => {
    const near = element.closest("[data-readout], [data-panel], [data-plane], [data-story], [class*='st-key-']");
    return (
      near?.dataset.readout ?? near?.dataset.panel ?? near?.dataset.plane ?? (near?.dataset.story ? "story" : "page")
    );
  };
  const BLOCK = /^(block|flex|grid|list-item|table-cell|table-caption|inline-block|inline-flex)$/;
  const walk = (element) => {
    const { display } = getComputedStyle(element);
    if (element.matches(skip) || (display !== "contents" && !element.checkVisibility({ visibilityProperty: true })))
      return "";
    let text = "";
    for (const child of (element.shadowRoot ?? element).childNodes) {
      if (child instanceof Text) text += child.data;
      else if (child instanceof Element) text += walk(child);
    }
    text = text.replace(/\s+/g, " ");
    if (!BLOCK.test(display) || element.matches(".gloss")) return text;
    if (text.trim()) found.push(`${named(element)}: ${text.trim()}`);
    return " ";
  };
  const rest = walk(document.querySelector('[data-testid="stMain"], body > main')).trim();
  if (rest) found.push(rest);
  return found;
};
