// What of a page in a talk is too small for the last row, or not whole: text below `text` CSS pixels as drawn, planes
// below `plane`, both cut by the window or by what they lie in. A page that tells no story may go on below (`scrolls`).
({ text: least, plane, scrolls }) => {
  const found = new Set();
  const textOf = (el) => {
    const own = [...el.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim()).map((n) => n.textContent.trim());
    if (own.length) return own.join(" ");
    if (el.matches("input:not([type=range], [type=checkbox], [type=radio])")) return el.value;
    return el.matches("select") ? (el.selectedOptions[0]?.textContent ?? "") : "";
  };
  const within = (box, by) => Math.max(by.left - box.left, box.right - by.right, by.top - box.top, box.bottom - by.bottom);
  const screen = { left: 0, right: innerWidth, top: 0, bottom: scrolls ? Infinity : innerHeight };
  // A number of a plane that has no place is put far outside: only what is partly seen is cut.
  const clipped = (el, box) => {
    const lost = within(box, el.ownerSVGElement.getBoundingClientRect());
    return lost > box.height / 8 && lost < box.height;
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
    if (size < least - 0.6) found.add(`${size.toFixed(1)} px: ${what}`);
    if (matrix ? el.closest(".stage") && clipped(el, box) : within(box, screen) > 1) found.add(`cut: ${what}`);
  };
  const stage = (el) => {
    const box = el.querySelector(".stage")?.getBoundingClientRect();
    if (!box?.width) return;
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    if (Math.min(box.width, box.height) < plane || within(box, screen) > 1) found.add(`plane ${el.dataset.plane}: ${size}`);
  };
  const walk = (node) => {
    for (const el of node.children) {
      if (["STYLE", "SCRIPT", "OPTION"].includes(el.tagName.toUpperCase()) || el.dataset?.testid === "stIconMaterial") continue;
      look(el);
      if (el.matches("[data-plane]")) stage(el);
      if (el.shadowRoot) walk(el.shadowRoot);
      walk(el);
    }
  };
  walk(document.body);
  return [...found];
}
