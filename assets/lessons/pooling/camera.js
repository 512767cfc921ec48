/** How the sphere is seen: its axis (1, 1, 1) upwards, from a little above. */

const [R2, R3, R6] = [Math.sqrt(2), Math.sqrt(3), Math.sqrt(6)];
const TILT = (20 * Math.PI) / 180;
const TURN = (35 * Math.PI) / 180;
const RISE = Math.cos(TILT);
export const SINK = Math.sin(TILT);

/** Where a point of space is seen: right, up, and towards the eye. @param {readonly number[]} point @returns {[number, number, number]} */
export function seen([x, y, z]) {
  const height = (x + y + z) / R3;
  const [east, north] = [(x - y) / R2, (x + y - 2 * z) / R6];
  const right = Math.cos(TURN) * east + Math.sin(TURN) * north;
  const near = Math.cos(TURN) * north - Math.sin(TURN) * east;
  return [right, height * RISE - near * SINK, height * SINK + near * RISE];
}

/** The circle of all directions with this cosine to the axis: how high its middle is seen, and its half axes. @param {number} cosine */
export function ring(cosine) {
  const radius = Math.sqrt(Math.max(1 - cosine ** 2, 0));
  return { up: cosine * RISE, wide: radius, tall: radius * SINK };
}

/** A direction on the way from one to another. @param {readonly number[]} from @param {readonly number[]} to @param {number} share in [0, 1] */
export function between(from, to, share) {
  const point = to.map((value, k) => from[k] + (value - from[k]) * share);
  const length = Math.hypot(...point);
  return length > 0 ? point.map((value) => value / length) : to;
}
