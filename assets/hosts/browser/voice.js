/** The page's one live region, whatever part of it speaks (lab/live_region.js). */

import { html } from "../../lab/dom.js";
import { giveVoice, hold } from "../../lab/live_region.js";

const UNSEEN = "position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)";

/** Give this page its voice, if it has none. */
export function openVoice() {
  /** @type {HTMLElement | null} */
  let region = null;
  giveVoice((inside) => {
    const home = inside ?? document.body;
    region ??= created();
    if (region.parentNode !== home) {
      region.textContent = "";
      home.append(region);
    }
    return region;
  });
}

function created() {
  window.addEventListener("pointerdown", () => hold(true), true);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => hold(false), true);
  return html("p", { class: "spoken", role: "status", "data-voice": "", style: UNSEEN });
}
