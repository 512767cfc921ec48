/**
 * Where paper leads: the address of this page, where that still works after the hour, or one that its lecturer gives.
 * @import {Text} from "../lab/types.js"
 */

import { hereOnly, networkOnly, placed, rooted, typed } from "../hosts/browser/reach.js";
import { html } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";

/** @param {Text} say @param {() => void} changed */
export function createAddress(say, changed) {
  const field = /** @type {HTMLInputElement} */ (
    html("input", { type: "url", "data-input": "address", autocomplete: "off", spellcheck: "false" })
  );
  field.value = typed.read();
  const note = html("span");
  const typedRoot = () => rooted(field.value.trim());
  const base = () => typedRoot() ?? document.baseURI;
  const fleeting = () => (hereOnly(base()) ? "here-only" : networkOnly(base()) ? "network-only" : "");
  const draw = () => {
    const [said, root] = [field.value.trim(), typedRoot()];
    const wrong = Boolean(said) && !root;
    field.setAttribute("aria-invalid", String(wrong));
    const cut = root && /[?#]/.test(said) ? [say("handout.address-root", { root })] : [];
    const fault = wrong ? [say("handout.address-wrong")] : fleeting() ? [say("handout.address-none")] : [];
    noted(note, [...cut, ...fault].join(" "));
  };
  field.addEventListener("keydown", (event) => event.stopPropagation()); // letters are no keys of the page
  field.addEventListener("change", () => {
    typed.write(field.value.trim());
    draw();
    changed();
  });
  draw();
  return {
    root: html("label", { class: "address" }, [say("handout.address"), field, note]),
    /** Whether an address still works after the hour. */
    lasts: () => !fleeting(),
    /** Who alone can open it, where that is not everybody. */
    reach: () => (fleeting() ? [html("p", { class: fleeting() }, [say(`handout.${fleeting()}`)])] : []),
    /** @param {string} path @param {string} [here] the same on this server */
    to: (path, here = path) => placed(path, here, typedRoot()),
  };
}
