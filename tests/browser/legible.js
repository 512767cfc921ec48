// Text on the page that is smaller than `least` CSS pixels as drawn, or runs out of the window.
(least) => {
  const found = new Map();
  const textOf = (el) => {
    const own = [...el.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim()).map((n) => n.textContent.trim());
    if (own.length) return own.join(" ");
    if (el.matches("input:not([type=range], [type=checkbox], [type=radio])")) return el.value;
    return el.matches("select") ? (el.selectedOptions[0]?.textContent ?? "") : "";
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
    if (!matrix && box.right > innerWidth + 1) found.set(`cut: ${what}`, true);
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
