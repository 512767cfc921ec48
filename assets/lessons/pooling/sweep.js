/** The way of the patches over the noise when they begin to pool: at once for readers who want no motion. */

import { once } from "../../lab/readings.js";
import { glide } from "../../lab/story/motion.js";

/** How far the patches of a lab have come, by its scene. */
export const sweepOf = once((/** @type {import("../../lab/lab.js").Lab<any>} */ { redraw, gone }) => createSweep(redraw, gone));

/** @param {() => void} request draws again @param {AbortSignal} gone @returns {(scene: import("./scene.js").Scene) => number} how far they have come, in [0, 1] */
function createSweep(request, gone) {
  let share = 1;
  let known = "";
  let halt = () => {};
  gone.addEventListener("abort", () => halt());
  return ({ state: { pool, side, seed } }) => {
    const now = `${pool} ${side} ${seed}`;
    if (now !== known && known) {
      halt();
      known = now; // before the glide: for some it is over at once
      share = 0;
      halt = glide((next) => {
        share = next;
        request();
      });
    }
    known = now;
    return share;
  };
}
