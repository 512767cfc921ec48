/**
 * How many phones a wall says are here. At every step they say so anew, within a few seconds: until then the number
 * before it holds. @import {Presence, RoomView} from "./types.js"
 */

/** What the slowest phone that is well takes, as `waitFor` and a wall's own looks have it. */
const ROLL_CALL = 5000; // ms

/**
 * @param {Presence | undefined} last
 * @param {Pick<RoomView, "places" | "moves" | "revealed">} view one that is revealed may be kept from before: of nobody
 * @param {number} now ms @returns {Presence}
 */
export function presenceOf(last, { places, moves, revealed }, now) {
  const n = Object.values(places).flat().length;
  if (revealed) return last ?? { n, moves, since: 0 };
  const since = last && last.moves !== moves ? now : (last?.since ?? 0);
  return { n: now - since < ROLL_CALL ? Math.max(n, last?.n ?? 0) : n, moves, since };
}
