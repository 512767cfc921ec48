/** A size shown as 0 for rounding, with the exact figure on demand. */

import { readout, set } from "./dom.js";
import { beneath, magnitude } from "./numbers.js";

/** Show a size; where rounding is all there is, the figure itself stands in the tip (hover, focus, tap). @param {Element} element @param {number | null} value @param {string} [shown] */
export function size(element, value, shown = magnitude(value)) {
  readout(element, value, shown);
  const exact = (!element.hasAttribute("data-masked") && beneath(value)) || null;
  set(element, "data-exact", exact);
  set(element, "title", exact);
  set(element, "tabindex", exact && 0);
}
