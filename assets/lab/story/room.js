/** What a room asks of the story on its wall: to keep what is true until all have answered, and then to tell it. */

import { revealed, sealed } from "./machine.js";
/** @import {Play, Place} from "./types.js" */

/**
 * @param {Play} self
 * @param {{take: (self: Play, next: Place) => void, arrive: (self: Play, next: Place, turned: boolean, start: () =>
 * boolean) => void}} lead @param {AbortSignal} gone
 */
export function hearRoom(self, { take, arrive }, gone) {
  const beat = () => self.story.beats[self.place.at];
  self.bus.listen("reveal", () => self.place.sealed && take(self, revealed(self.place, beat())), gone);
  self.bus.listen(
    "seal",
    ({ again }) => {
      const next = sealed(self.place, beat(), again);
      if (next !== self.place) arrive(self, next, false, self.mover.again); // nothing that a hand has done before
    },
    gone,
  );
}
