/**
 * Ellipses about zero, a x² + 2b xy + c y² = 1, each as [a, b, c]: those through given points.
 *
 * @import {Point, Rows} from "./types.js"
 */

/** With which an ellipse is drawn. */
const CORNERS = 60;
/**
 * An ellipse is cos t · p + sin t · q, with p and q from zero to where it goes. For a few through p alone: how long q
 * is, p being 1, and how it is turned from p, in degrees. For a few through p and one point more: at which t that lies.
 */
const [BESIDE, BETWEEN] = [
  [[0.4, 90], [0.75, 125], [0.75, 55], [1, 90], [1.3, 105]], // prettier-ignore
  [45, 65, 90, 115, 135],
];
const RADIANS = Math.PI / 180;

/**
 * Of the ellipses through all points a few: one point leaves two numbers free, two leave one. Three leave one ellipse;
 * of more points it is the one that comes nearest. None where there is none.
 * @param {Rows} points @returns {number[][]}
 */
export function ellipsesThrough(points) {
  if (points.length > 2) return [ellipseNear(points)].filter((each) => each !== null);
  const [p, other] = points;
  if (!p) return [];
  const ends = other
    ? BETWEEN.map((degrees) => {
        const [c, s] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
        return [(other[0] - c * p[0]) / s, (other[1] - c * p[1]) / s];
      })
    : BESIDE.map(([long, degrees]) => {
        const [c, s] = [long * Math.cos(degrees * RADIANS), long * Math.sin(degrees * RADIANS)];
        return [c * p[0] - s * p[1], s * p[0] + c * p[1]];
      });
  return ends.map((q) => ellipseOf(p, q)).filter((each) => each !== null);
}

/** The ellipse of all cos t · p + sin t · q; null where they lie in a line. @param {Point} p @param {Point} q */
function ellipseOf(p, q) {
  const area = (p[0] * q[1] - p[1] * q[0]) ** 2;
  if (!(area > 0)) return null;
  return [p[1] * p[1] + q[1] * q[1], -p[0] * p[1] - q[0] * q[1], p[0] * p[0] + q[0] * q[0]].map((each) => each / area);
}

/**
 * The ellipse that comes nearest to three points or more, and goes through three; null where none fits.
 * @param {Rows} points
 */
export function ellipseNear(points) {
  const fitted = leastSquares(points.map(([x, y]) => [x * x, 2 * x * y, y * y]));
  return fitted && fitted[0] > 0 && fitted[0] * fitted[2] - fitted[1] ** 2 > 0 ? fitted : null;
}

/**
 * The numbers p, q, r with which (p x + q y, r y) has length 1 on the ellipse: it is pulled to the circle.
 * @param {readonly number[]} ellipse
 */
export function pullOf([a, b, c]) {
  const [p, q] = [Math.sqrt(a), b / Math.sqrt(a)];
  return [p, q, Math.sqrt(c - q * q)];
}

/** Corners of an ellipse. @param {readonly number[]} ellipse */
export function outlineOf(ellipse) {
  const [p, q, r] = pullOf(ellipse);
  return Array.from({ length: CORNERS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CORNERS;
    const y = Math.sin(angle) / r;
    return [(Math.cos(angle) - q * y) / p, y];
  });
}

/** The x that comes nearest to A x = 1, of three numbers; null where it is not one. @param {Rows} A */
function leastSquares(A) {
  const M = [0, 1, 2].map((i) => [
    ...[0, 1, 2].map((j) => A.reduce((sum, row) => sum + row[i] * row[j], 0)),
    A.reduce((sum, row) => sum + row[i], 0),
  ]);
  for (let k = 0; k < 3; k += 1) {
    const best = [0, 1, 2].slice(k).reduce((most, i) => (Math.abs(M[i][k]) > Math.abs(M[most][k]) ? i : most), k);
    [M[k], M[best]] = [M[best], M[k]];
    if (Math.abs(M[k][k]) < 1e-13) return null;
    for (let i = 0; i < 3; i += 1) if (i !== k) M[i] = M[i].map((each, j) => each - (M[i][k] / M[k][k]) * M[k][j]);
  }
  return [0, 1, 2].map((k) => M[k][3] / M[k][k]);
}
