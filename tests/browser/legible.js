// What of a page in a talk is too small for the last row, or not whole: text below `text` CSS pixels as drawn or larger
// than what is said, planes below `plane`; both cut by the window, by what they lie in or by one another, and words
// broken in two. A page that tells no story may go on below (`scrolls`).
({ text: least, plane, scrolls }) => {
  const found = new Set();
  const runs = [];
  let [caption, largest] = [null, { size: 0 }];
  const textOf = (el) => {
    const own = [...el.childNodes]
      .filter((n) => n.nodeType === 3 && n.textContent.trim())
      .map((n) => n.textContent.trim());
    if (own.length) return own.join(" ");
    if (el.matches("input:not([type=range], [type=checkbox], [type=radio])")) return el.value;
    return el.matches("select") ? (el.selectedOptions[0]?.textContent ?? "") : "";
  };
  const within = (box, by) =>
    Math.max(by.left - box.left, box.right - by.right, by.top - box.top, box.bottom - by.bottom);
  const screen = { left: 0, right: innerWidth, top: 0, bottom: scrolls ? Infinity : innerHeight };
  // A number of a plane that has no place is put far outside: only what is partly seen is cut.
  const clipped = (el, box) => {
    const lost = within(box, el.ownerSVGElement.getBoundingClientRect());
    return lost > box.height / 8 && lost < box.height;
  };
  const hidden = (el, box) => {
    for (let up = el; up && up !== document.body; up = up.parentElement ?? up.getRootNode().host) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (up !== el && /auto|scroll|hidden|clip/.test(overflowX + overflowY))
        return within(box, up.getBoundingClientRect()) > 2;
    }
    return false;
  };
  const words = (el, what) => {
    const range = document.createRange();
    for (const node of el.childNodes) {
      if (node.nodeType !== 3) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 2) runs.push({ box, what });
      for (const { 0: word, index } of node.textContent.matchAll(/[^\s–—/\-\u3000-\u9fff\uff00-\uffef]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (
          new Set([...range.getClientRects()].filter((box) => box.width).map(({ top }) => Math.round(top / 8))).size > 1
        )
          found.add(`broken “${word}”: ${what}`);
      }
    }
  };
  const look = (el) => {
    const text = textOf(el);
    if (!text || !el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return;
    const style = getComputedStyle(el);
    const box = el.getBoundingClientRect();
    if (style.clipPath !== "none" || box.width <= 1 || box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth)
      return;
    const matrix = el instanceof SVGGraphicsElement ? el.getScreenCTM() : null;
    const size =
      parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : document.documentElement.currentCSSZoom);
    const what = `${el.tagName}.${el.getAttribute("class") ?? ""} “${text.slice(0, 40)}”`;
    if (el.matches(".story-sentence, .step")) caption = size;
    if (size > largest.size) largest = { size, what };
    if (size < least - 0.6) found.add(`${size.toFixed(1)} px: ${what}`);
    if (matrix ? el.closest(".stage") && clipped(el, box) : within(box, screen) > 1) found.add(`cut: ${what}`);
    if (matrix || scrolls) return;
    if (hidden(el, box)) found.add(`cut by what it lies in: ${what}`);
    words(el, what);
  };
  const stage = (el) => {
    const box = el.querySelector(".stage")?.getBoundingClientRect();
    if (!box?.width) return;
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    if (Math.min(box.width, box.height) < plane || within(box, screen) > 1)
      found.add(`plane ${el.dataset.plane}: ${size}`);
  };
  const walk = (node) => {
    for (const el of node.children) {
      if (["STYLE", "SCRIPT", "OPTION"].includes(el.tagName.toUpperCase()) || el.dataset?.testid === "stIconMaterial")
        continue;
      look(el);
      if (el.matches("[data-plane]")) stage(el);
      if (el.shadowRoot) walk(el.shadowRoot);
      walk(el);
    }
  };
  walk(document.body);
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  runs.forEach((one, k) => {
    for (const two of runs.slice(k + 1))
      if (one.what !== two.what && over(one.box, two.box)) found.add(`${one.what} lies over ${two.what}`);
  });
  if (caption !== null && largest.size > caption + 0.5)
    found.add(`larger than what is said, ${largest.size.toFixed(1)} px: ${largest.what}`);
  return [...found];
};
