/**
 * Where paper leads: the address of this page, where that still works after the hour, or one that its lecturer gives.
 * @import {Text} from "../lab/types.js"
 */

import { local } from "../hosts/browser/storage.js";
import { html } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { hereOnly, networkOnly } from "../share/qr.js";

const KEPT = "cosine-lab:paper-address";

/** @param {Text} say @param {string} language @param {() => void} changed */
export function createAddress(say, language, changed) {
  const field = /** @type {HTMLInputElement} */ (
    html("input", { type: "url", "data-input": "address", autocomplete: "off", spellcheck: "false" })
  );
  field.value = local.read(KEPT) ?? "";
  const note = html("span");
  const given = () => rooted(field.value.trim());
  const base = () => given() ?? document.baseURI;
  const fleeting = () => (hereOnly(base()) ? "here-only" : networkOnly(base()) ? "network-only" : "");
  const draw = () => {
    const wrong = Boolean(field.value.trim()) && !given();
    field.setAttribute("aria-invalid", String(wrong));
    noted(note, wrong ? say("handout.address-wrong") : fleeting() ? say("handout.address-none") : "");
  };
  field.addEventListener("keydown", (event) => event.stopPropagation()); // letters are no keys of the page
  field.addEventListener("change", () => {
    local.write(KEPT, field.value.trim());
    draw();
    changed();
  });
  draw();
  return {
    root: html("label", { class: "address" }, [say("handout.address"), field, note]),
    /** Whether phones can open it now. */
    open: () => !hereOnly(base()),
    /** Whether an address still works after the hour. */
    lasts: () => !fleeting(),
    /** Who alone can open it, where that is not everybody. */
    reach: () => (fleeting() ? [html("p", { class: fleeting() }, [say(`handout.${fleeting()}`)])] : []),
    /** @param {string} path @param {string} [here] the same on this server */
    to: (path, here = path) => {
      const root = given();
      const url = new URL(root ? path : here, root ?? document.baseURI);
      if (root) url.searchParams.set("lang", language);
      return url.href;
    },
  };
}

/** The root that somebody has typed; null where it is none. @param {string} typed */
function rooted(typed) {
  if (!/^https?:\/\/[^/]/.test(typed) || !URL.canParse(typed)) return null;
  const { origin, pathname } = new URL(typed);
  return `${origin}${pathname.replace(/\/*$/, "/")}`;
}
