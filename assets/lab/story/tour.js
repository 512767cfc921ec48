/**
 * Shows one step of a story after the other, for whoever draws each of them, and comes back to where the
 * reader is. Nothing of it is noted: not in the address, the history, this browser, or the reader's numbers.
 *
 * @import {Tour} from "./types.js"
 */

/**
 * @param {import("./types.js").Play} self
 * @param {(self: import("./types.js").Play) => import("../types.js").State} startOf where a step begins
 * @returns {Tour}
 */
export function tourOf(self, startOf) {
  self.mover.halt();
  const { place, surface, story, stage } = self;
  const state = surface.state();
  const go = (
    /** @type {import("./types.js").Place} */ next,
    /** @type {import("../types.js").State | null} */ there,
  ) => {
    self.place = next;
    stage.show(next.guided ? story.beats[next.at].shows : null);
    surface.look(there ?? startOf(self));
  };
  self.touring = true;
  return {
    keys: story.beats.map(({ key }) => key),
    visit: (at) => go({ ...place, guided: true, at }, place.guided && at === place.at ? state : null),
    end: () => {
      self.touring = false;
      go(place, state);
    },
  };
}
