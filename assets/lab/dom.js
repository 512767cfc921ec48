/** Making and changing elements. Writing only what changed keeps a slow laptop at 60 frames a second. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag @param {Record<string, string | number>} [attributes] @param {(Node | string)[]} [children]
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, children = []) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * An output would be read aloud with every change of it: here the numbers are for the eye, and the page has a
 * voice of its own (live_region.js).
 * @param {string} tag @param {Record<string, string | number>} [attributes] @param {(Node | string)[]} [children]
 * @returns {HTMLElement}
 */
export function html(tag, attributes = {}, children = []) {
  return fill(
    document.createElement(tag),
    tag === "output" ? { "aria-live": "off", ...attributes } : attributes,
    children,
  );
}

/** @type {WeakMap<Element, Record<string, string>>} */
const written = new WeakMap();

/**
 * Set an attribute if it differs; null removes it. @param {Element} element @param {string} name
 * @param {string | number | null} value
 */
export function set(element, name, value) {
  let known = written.get(element);
  if (!known) written.set(element, (known = {}));
  const next = value === null ? "\0" : String(value);
  if (known[name] === next) return;
  known[name] = next;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, next);
}

/** Hide an element, or show it, if it is not so yet. @param {HTMLElement} element @param {boolean} on */
export function hide(element, on) {
  if (element.hidden !== on) element.hidden = on;
}

/** Whether a reader sees an element, or hears it. @param {Element | null | undefined} element */
export const onShow = (element) => element?.checkVisibility({ visibilityProperty: true }) ?? false;

/**
 * A text of a drawing that moves. It stands still in a group that moves: a text whose own place changes has
 * its letters set anew, which takes a browser four times as long.
 * @param {Record<string, string>} attributes
 */
export function movable(attributes) {
  return svg("g", {}, [svg("text", attributes)]);
}

/** Put a movable text somewhere. @param {Element} element @param {readonly number[]} pixel @param {number} [degrees] */
export function put(element, [x, y], degrees = 0) {
  set(
    element,
    "transform",
    `translate(${x.toFixed(1)} ${y.toFixed(1)})${degrees ? ` rotate(${degrees.toFixed(1)})` : ""}`,
  );
}

/** Set the text if it differs. @param {Element} element @param {string} value */
export function text(element, value) {
  let known = written.get(element);
  if (!known) written.set(element, (known = {}));
  if (known["#text"] === value) return;
  known["#text"] = value;
  const only = element.firstChild;
  // Other letters in the same node: a new node is laid out, and styled wherever a rule asks what an element has.
  if (only instanceof Text && only === element.lastChild) only.data = value;
  else element.textContent = value;
}

/** How much smaller a talk is drawn on a low window (assets/bar/zoom.css). */
export const zoomOf = () => document.scrollingElement?.currentCSSZoom ?? 1;

/**
 * Keep a picture's size in pixels, and draw it again at another. @template {{width: number, height: number}} S
 * @param {Element} stage @param {S} size @param {(size: S) => void} draw
 */
export function sized(stage, size, draw) {
  new ResizeObserver(() => {
    const { width, height } = stage.getBoundingClientRect();
    const zoom = zoomOf();
    if (width) draw(Object.assign(size, { width: width / zoom, height: height / zoom }));
  }).observe(stage);
}

/** @type {WeakMap<Element, {value: number | null, shown: string}>} */
const readings = new WeakMap();
/** @type {WeakSet<Element>} */
const masked = new WeakSet();

/**
 * Show a live number: its text for readers, its full precision for machines; a masked one shows neither.
 * @param {Element} element @param {number | null} value @param {string} label
 */
export function readout(element, value, label) {
  const known = readings.get(element);
  // the same as long as it is the same
  if (known?.shown !== label || !Object.is(known.value, value)) readings.set(element, { value, shown: label });
  if (masked.has(element)) return;
  text(element, label);
  set(element, "data-value", value === null ? "" : String(value));
}

/** What an element would show, masked or not. @param {Element} element */
export function readingOf(element) {
  return readings.get(element) ?? { value: null, shown: element.textContent ?? "" };
}

/**
 * Keep a reading from everybody, assistive technology too, or show it again. @param {Element} element
 * @param {boolean} on
 */
export function mask(element, on) {
  // the exact figure on demand (widgets.js)
  for (const tip of on ? ["title", "data-exact", "tabindex"] : []) set(element, tip, null);
  if (masked.has(element) === on) return;
  const { value, shown: label } = readingOf(element);
  if (!readings.has(element)) readings.set(element, { value, shown: label });
  masked.delete(element);
  readout(element, on ? null : value, on ? "?" : label);
  readings.set(element, { value, shown: label });
  if (on) masked.add(element);
  element.toggleAttribute("data-masked", on);
}

/** @type {WeakMap<Element, readonly string[]>} */
const readingNames = new WeakMap();

/**
 * Say which readings a picture tells: it is not shown while one of them is asked. "length:*" are all of a kind, "*"
 * any. @template {Element} E @param {E} element @param {string[]} names @returns {E}
 */
export function tells(element, ...names) {
  readingNames.set(element, names);
  set(element, "data-tells", names.length ? "" : null);
  return element;
}

/** Which readings a picture tells. @param {Element} element */
export const readingsToldBy = (element) => readingNames.get(element) ?? [];

/** @type {WeakSet<Element>} */
const guarded = new WeakSet();

/**
 * Let a button be pressed, or not. One that may not keeps the focus, which `disabled` would throw away.
 * @param {Element} button @param {boolean} possible
 */
export function allow(button, possible) {
  set(button, "aria-disabled", possible ? null : "true");
  if (guarded.has(button)) return;
  guarded.add(button);
  button.addEventListener(
    "click",
    (event) => button.getAttribute("aria-disabled") === "true" && event.stopImmediatePropagation(),
    true,
  );
}

/** How long a press stays asked for once more. */
const ASKED_MS = 8000;

/**
 * A press that nobody can take back is asked for once more; whoever goes elsewhere, or waits, has not pressed.
 * @param {HTMLElement} button @param {string} question @param {() => void} act
 */
export function pressedTwice(button, question, act) {
  const name = button.textContent ?? "";
  const asking = () => button.textContent === question;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  button.addEventListener("click", () => {
    const sure = asking();
    // what is beside it stays under the pointer
    const keepWidth = () => void (button.style.minWidth = `${button.offsetWidth}px`);
    keepWidth();
    text(button, sure ? name : question);
    keepWidth();
    clearTimeout(waiting);
    if (sure) act();
    else waiting = setTimeout(() => text(button, name), ASKED_MS);
  });
  button.addEventListener("blur", () => text(button, name));
}

/**
 * Keep exactly `count` children, made by `make`. @template {Element} E @param {Element} parent @param {E[]} children
 * @param {number} count @param {(k: number) => E} make
 */
export function keep(parent, children, count, make) {
  while (children.length > count) /** @type {E} */ (children.pop()).remove();
  while (children.length < count) {
    const child = make(children.length);
    children.push(child);
    parent.append(child);
  }
  return children;
}

/**
 * @template {Element} E @param {E} element @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
