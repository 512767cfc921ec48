/** What a room asks of the story on its wall: to keep what is true until all have answered, and then to tell it. */

import { revealed, sealed } from "./machine.js";
/** @import {Held, Place} from "./types.js" */

/**
 * @param {Held} held
 * @param {{take: (held: Held, next: Place) => void, arrive: (held: Held, next: Place, turned: boolean, start: () =>
 * boolean) => void}} lead @param {AbortSignal} gone
 */
export function hearRoom(held, { take, arrive }, gone) {
  const beat = () => held.story.beats[held.place.at];
  held.bus.hear("reveal", () => held.place.sealed && take(held, revealed(held.place, beat())), gone);
  held.bus.hear(
    "seal",
    ({ again }) => {
      const next = sealed(held.place, beat(), again);
      if (next !== held.place) arrive(held, next, false, again ? held.mover.again : () => false);
    },
    gone,
  );
}
