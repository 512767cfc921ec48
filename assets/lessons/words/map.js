/** Words in the plane of their two widest directions, and where their names stand. */

import { columns } from "../../lab/ems.js";
import { decomposed } from "../../lab/maths/theft.js";

/**
 * Unit vectors in the plane in which they vary most (PCA), from their cosines alone, and the shares of the variance
 * that
 * its directions have; null where all lie in one point.
 * @param {number[][]} cosines
 */
export function principalPlane(cosines) {
  const n = cosines.length;
  const means = cosines.map((row) => row.reduce((sum, each) => sum + each, 0) / n);
  const all = means.reduce((sum, each) => sum + each, 0) / n;
  const centred = cosines.map((row, i) => row.map((each, j) => each - means[i] - means[j] + all));
  const whole = centred.reduce((sum, row, i) => sum + row[i], 0);
  if (whole < 1e-9) return null;
  const { values, vectors } = decomposed(centred, n);
  const sizes = [0, 1].map((k) => Math.sqrt(values[k]));
  return {
    points: cosines.map((_, i) => sizes.map((size, k) => size * vectors[k][i])),
    shares: [0, 1].map((k) => values[k] / whole),
  };
}

const [LETTER, LINE, MARK, FAR] = [0.05, 0.13, 0.035, 9]; // in units of half the map's width on a phone

/** Left, right, bottom and top. @typedef {[number, number, number, number]} Box */

/** @param {number} x @param {number} y @param {number} wide @param {number} high @returns {Box} */
const around = (x, y, wide, high) => [x - wide, x + wide, y - high, y + high];

/** Area that two have in common. @param {Box} a @param {Box} b */
const shared = (a, b) =>
  Math.max(Math.min(a[1], b[1]) - Math.max(a[0], b[0]), 0) * Math.max(Math.min(a[3], b[3]) - Math.max(a[2], b[2]), 0);

const SIDES = /** @type {const} */ ({
  top: [0, 1],
  bottom: [0, -1],
  right: [1, 0],
  left: [-1, 0],
  "top right": [1, 1],
  "top left": [-1, 1],
  "bottom right": [1, -1],
  "bottom left": [-1, -1],
});

/**
 * The side of each mark on which its name covers least, the first of them. @param {string[]} names
 * @param {number[][]} points from −1 to 1 @returns {string[]}
 */
export function placed(names, points) {
  const marks = points.map(([x, y]) => around(x, y, MARK, MARK));
  /** @type {Box[]} */
  const taken = [...marks, [-FAR, -1, -FAR, FAR], [1, FAR, -FAR, FAR]];
  return names.map((name, k) => {
    const [[x, y], wide, high] = [points[k], (LETTER * columns(name)) / 2, LINE / 2];
    const boxes = Object.entries(SIDES).map(([side, [h, v]]) => ({
      side,
      box: around(x + h * (MARK + wide), y + v * (MARK + high), wide, high),
    }));
    const costs = boxes.map(({ box }) =>
      taken.reduce((sum, other) => sum + (other === marks[k] ? 0 : shared(box, other)), 0),
    );
    const best = boxes[costs.indexOf(Math.min(...costs))];
    taken.push(best.box);
    return best.side;
  });
}
