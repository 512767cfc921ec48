// Text on the page that is smaller than `least` CSS pixels as drawn, or cut: by the window, by a part of the page that
// scrolls or hides, by its drawing. While a story is told nothing may lie below the window either.
(least) => {
  const found = new Map();
  const textOf = (el) => {
    const own = [...el.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim()).map((n) => n.textContent.trim());
    if (own.length) return own.join(" ");
    if (el.matches("input:not([type=range], [type=checkbox], [type=radio])")) return el.value;
    return el.matches("select") ? (el.selectedOptions[0]?.textContent ?? "") : "";
  };
  const told = document.documentElement.hasAttribute("data-guided");
  const around = (el) => el.parentElement ?? el.getRootNode().host ?? null;
  const beyond = (box, edge, down) => box.right > edge.right + 2 || box.left < edge.left - 2 || (down && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2));
  const cut = (el, box, drawn) => {
    if (beyond(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, told)) return true;
    for (let at = around(el); at; at = around(at)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const hides = overflowX !== "visible" || overflowY !== "visible";
      if (hides && (drawn ? at instanceof SVGSVGElement : true) && beyond(box, at.getBoundingClientRect(), told || drawn)) return true;
    }
    return false;
  };
  const look = (el) => {
    const text = textOf(el);
    if (!text || !el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return;
    const style = getComputedStyle(el);
    const box = el.getBoundingClientRect();
    if (style.clipPath !== "none" || box.width <= 1 || box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth) return;
    const matrix = el instanceof SVGGraphicsElement ? el.getScreenCTM() : null;
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const what = `${el.tagName}.${el.getAttribute("class") ?? ""} “${text.slice(0, 40)}”`;
    if (size < least - 0.6) found.set(`${size.toFixed(1)} px: ${what}`, true);
    if (cut(el, box, matrix !== null)) found.set(`cut: ${what}`, true);
  };
  const walk = (node) => {
    for (const el of node.children) {
      if (["STYLE", "SCRIPT", "OPTION"].includes(el.tagName.toUpperCase()) || el.dataset?.testid === "stIconMaterial") continue;
      look(el);
      if (el.shadowRoot) walk(el.shadowRoot);
      walk(el);
    }
  };
  walk(document.body);
  return [...found.keys()];
}
