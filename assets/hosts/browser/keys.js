/**
 * What a key asks of a talk. Clickers send PageDown and PageUp, some arrows, some B or a full stop for black.
 *
 * @typedef {{do: "next" | "back" | "first" | "last" | "blank" | "leave" | "toggle"} | {do: "jump", to: number} | {do:
 * "type", typed: string}} Command
 *   toggle: talk mode on or off; jump: to a step, counted from 0; type: digits of a step so far
 * @typedef {"text" | "slider" | "handle" | "button" | "none"} Focus what has the keyboard
 */

const FORWARD = ["PageDown", "ArrowRight", "ArrowDown", " ", "n", "N"];
const BACK = ["PageUp", "ArrowLeft", "ArrowUp", "p", "P"];
const ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"];
const BLACK = ["b", "B", "."];
const MOST_DIGITS = 3;

/**
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 * @param {{talking: boolean, focus: Focus, typed: string, starts?: boolean}} now typed: digits before this key; starts:
 * in a file for a stage, whose first page begins the talk
 * @returns {Command | null} null leaves the key to the page
 */
export function commandOf({ key, ctrlKey, metaKey, altKey }, { talking, focus, typed, starts = false }) {
  if (ctrlKey || metaKey || altKey || focus === "text") return null;
  if (key === "t" || key === "T") return { do: "toggle" };
  if (!talking && !(starts && BLACK.includes(key))) return starts && key === "PageDown" ? { do: "toggle" } : null;
  if (key === "Escape") return { do: "leave" };
  if (/^[0-9]$/.test(key)) return { do: "type", typed: (typed + key).slice(-MOST_DIGITS) };
  if (key === "Enter" && typed) return { do: "jump", to: Math.max(Number(typed) - 1, 0) };
  if (BLACK.includes(key)) return { do: "blank" };
  return theirs(key, focus) ? null : turned(key);
}

/** @param {string} key @returns {Command | null} */
function turned(key) {
  if (FORWARD.includes(key)) return { do: "next" };
  if (BACK.includes(key)) return { do: "back" };
  if (key === "Home") return { do: "first" };
  return key === "End" ? { do: "last" } : null;
}

/** Keys that belong to what has the focus. @param {string} key @param {Focus} focus */
function theirs(key, focus) {
  if (focus === "handle") return ARROWS.includes(key);
  if (focus === "slider") return ARROWS.includes(key) || key === "Home" || key === "End";
  return focus === "button" && key === " ";
}

/** What has the keyboard, for an event of it. @param {Event} event @returns {Focus} */
export function focusOf(event) {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return "none";
  if (target.matches('input[type="range"], [role="slider"]:not([data-handle])')) return "slider";
  if (target.matches("input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]"))
    return "text";
  if (target.matches("[data-handle]")) return "handle";
  return target.matches("button, summary, a[href], [role=button], [role=radio], input") ? "button" : "none";
}
