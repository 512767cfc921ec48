// What is wrong with a page where it stands: text that leaves its card or is cut, text over text, a page that is wider
// than
// its window, and which of the bar's buttons are gone.
(buttons) => {
  const found = new Set();
  const [strong, forced] = ["(prefers-contrast: more)", "(forced-colors: active)"].map(
    (each) => matchMedia(each).matches,
  );
  const MUTED = ["rgb(89, 89, 89)", "rgb(180, 180, 180)"]; // of assets/tokens.json
  const bars = (globalThis.__bars ??= new Map());
  const runs = [];
  const DRAWN = 10; // px: a name in a picture is placed by the width of our own letters
  const solid = (/** @type {string} */ colour) => !/^rgba\(.*, 0\)$|transparent/.test(colour);
  const parent = (el) => el.parentElement ?? el.getRootNode().host ?? null;
  const card = (el) => {
    for (let up = el; up && up !== document.body; up = parent(up)) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && up !== el) return null; // it can be scrolled to
      if (/hidden|clip/.test(style.overflowX)) return style.textOverflow === "ellipsis" ? null : up;
      const framed = ["Top", "Right", "Bottom", "Left"].every(
        (side) => parseFloat(style[`border${side}Width`]) && solid(style[`border${side}Color`]),
      );
      if (style.display !== "inline" && (framed || solid(style.backgroundColor))) return up;
    }
    return null;
  };
  /** What of a place is not cut by what scrolls; null where too little is. */
  const seen = (el, box) => {
    let { left, right, top, bottom } = box;
    for (let up = el; up && up !== document.body; up = parent(up)) {
      const style = getComputedStyle(up);
      if (!/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY) || style.display === "contents") continue;
      const by = up.getBoundingClientRect();
      [left, right, top, bottom] = [
        Math.max(left, by.left),
        Math.min(right, by.right),
        Math.max(top, by.top),
        Math.min(bottom, by.bottom),
      ];
    }
    return right - left > 3 && bottom - top > box.height / 2
      ? { left, right, top, bottom, width: right - left, height: bottom - top }
      : null;
  };
  const behind = (el) => {
    for (let up = parent(el); up; up = parent(up)) {
      const { backgroundColor } = getComputedStyle(up);
      if (solid(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  /** What says something by its ground alone is told from what is behind it, in a reader's own colours too. */
  const ground = (el, part) => {
    const bar = bars.get(el)?.has(part);
    if (forced && !bar) return;
    const { backgroundColor, content, borderTopWidth, borderBottomWidth } = getComputedStyle(el, part);
    const plain = part ? content !== "none" && !/\w/.test(content) : !el.childNodes.length;
    const { width, height } = el.getBoundingClientRect();
    if (!plain || width < 2 || height < 2 || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return;
    const told = solid(backgroundColor) && backgroundColor !== behind(el);
    if (!forced && told) bars.set(el, new Set([...(bars.get(el) ?? []), part]));
    if (forced && !told && !parseFloat(borderTopWidth) && !parseFloat(borderBottomWidth))
      found.add(`nothing is left of ${el.tagName.toLowerCase()}.${el.className}${part ?? ""}`);
  };
  const look = (el) => {
    if (!(el instanceof SVGElement) && !el.matches("button, input, select, textarea, dialog, td, th"))
      for (const part of [null, "::before", "::after"]) ground(el, part);
    const texts = [...el.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (!texts.length || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const drawn = el instanceof SVGElement;
    const { fill, color } = getComputedStyle(el);
    const what = `${el.tagName.toLowerCase()}.${el.getAttribute("class") ?? ""} “${el.textContent.trim().slice(0, 40)}”`;
    if (strong && MUTED.includes(drawn ? fill : color)) found.add(`is muted: ${what}`);
    const within = drawn ? el.ownerSVGElement : card(el);
    if (within && getComputedStyle(within).clipPath !== "none") return;
    const by = within?.getBoundingClientRect();
    const range = document.createRange();
    for (const text of texts) {
      range.selectNodeContents(text);
      for (const box of drawn ? [el.getBoundingClientRect()] : range.getClientRects()) {
        const shown = box.width < 3 || box.right < 0 ? null : seen(el, box);
        if (!shown) continue;
        if (!drawn) runs.push({ box: shown, what });
        if (!by?.width) continue;
        const lost = Math.max(
          by.left - box.left,
          box.right - by.right,
          drawn ? -9 : by.top - box.top,
          drawn ? -9 : box.bottom - by.bottom - 4,
        );
        if (drawn ? lost > DRAWN && lost < box.width : lost > 2)
          found.add(
            `leaves its ${within.tagName.toLowerCase()}.${within.getAttribute("class") ?? ""} by ${lost.toFixed(0)}: ${what}`,
          );
      }
    }
  };
  const walk = (node) => {
    for (const el of node.children) {
      if (
        /^(STYLE|SCRIPT|OPTION|NOSCRIPT)$/i.test(el.tagName) ||
        /^(stIconMaterial|stSkipToContent|stSliderThumbValue)$/.test(el.dataset?.testid ?? "")
      )
        continue;
      look(el);
      if (el.shadowRoot) walk(el.shadowRoot);
      walk(el);
    }
  };
  walk(document.body);
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  runs.sort((p, q) => p.box.top - q.box.top);
  runs.forEach((one, k) => {
    for (let j = k + 1; j < runs.length && runs[j].box.top < one.box.bottom; j += 1)
      if (one.what !== runs[j].what && over(one.box, runs[j].box)) found.add(`${one.what} lies over ${runs[j].what}`);
  });
  const main = document.querySelector('[data-testid="stMain"]') ?? document.documentElement;
  const wide = Math.max(document.documentElement.scrollWidth, main.scrollWidth) - innerWidth;
  if (wide > 0) found.add(`${wide} px wider than the window`);
  const bar = document.querySelector(".st-key-bar, body > header");
  const shown = [];
  const list = (node) => {
    for (const el of node.querySelectorAll("*")) {
      if (el.shadowRoot) list(el.shadowRoot);
      if (el.matches(":is(.buttons, .in-head) [data-action], .languages") && el.checkVisibility()) {
        const { left, right } = el.getBoundingClientRect();
        if (left >= -1 && right <= innerWidth + 1) shown.push(el.dataset.action ?? "languages");
      }
    }
  };
  if (bar) list(bar);
  for (const each of buttons) if (!shown.includes(each)) found.add(`the bar has no ${each}`);
  return [...found];
};
