/**
 * Remedies of a table's vectors, and measures from one row to all others, in slices of time: a page stays at hand.
 * Held to lib/cosine_lab/maths/spaces/remedies.py by tests/unit/lessons/test_norms_lookup.py.
 */

import { cosinesTo } from "./neighbours.js";
import { minMax, zScores } from "./similarity.js";
/** @typedef {readonly ArrayLike<number>[]} Table */

/** Measures by which the nearest word has the smallest score. */
export const DISTANCES = new Set(["euclidean", "wrd", "printed"]);
const SLICE = 12; // ms
const NO_LENGTH = 1e-12;
const FLAT = 1e-12; // of the largest variance: what rounding leaves of none

const rest = () => new Promise((wait) => setTimeout(wait));

/** Do something for each of n, a slice at a time. @param {number} n @param {(at: number) => void} act */
async function inSlices(n, act) {
  let since = performance.now();
  for (let at = 0; at < n; at += 1) {
    act(at);
    if (at % 8 || performance.now() - since < SLICE) continue;
    await rest();
    since = performance.now();
  }
}

/** @param {Table} rows @param {(row: ArrayLike<number>) => Float64Array} change */
async function mapped(rows, change) {
  /** @type {Float64Array[]} */
  const made = [];
  await inSlices(rows.length, (at) => made.push(change(rows[at])));
  return made;
}

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b @param {number} [n] numbers of them */
function dot(a, b, n = a.length) {
  let sum = 0;
  for (let k = 0; k < n; k += 1) sum += a[k] * b[k];
  return sum;
}

/** @param {ArrayLike<number>} row */
export const lengthOf = (row) => Math.sqrt(dot(row, row));

/** @param {ArrayLike<number>} row */
function unitOf(row) {
  const length = lengthOf(row);
  return Float64Array.from(row, (each) => each / length);
}

/** @param {Table} rows @returns {Float64Array} */
function meanOf(rows) {
  const sum = new Float64Array(rows[0].length);
  for (const row of rows) for (let k = 0; k < sum.length; k += 1) sum[k] += row[k];
  return sum.map((each) => each / rows.length);
}

/** Standard deviations of centred columns; 0 of a constant one. @param {Table} rows @returns {Float64Array} */
function deviations(rows) {
  const squares = new Float64Array(rows[0].length);
  for (const row of rows) for (let k = 0; k < squares.length; k += 1) squares[k] += row[k] * row[k];
  return squares.map((each) => Math.sqrt(each / rows.length));
}

/** Sums of products of columns, the lower half. @param {Table} rows @returns {Promise<Float64Array[]>} */
async function products(rows) {
  const triangle = Array.from(rows[0], (_, k) => new Float64Array(k + 1));
  await inSlices(rows.length, (at) => {
    const row = rows[at];
    for (let i = 0; i < triangle.length; i += 1) {
      const [line, factor] = [triangle[i], row[i]];
      for (let j = 0; j <= i; j += 1) line[j] += factor * row[j];
    }
  });
  return triangle;
}

/**
 * The lower root L of a matrix LLᵀ, in its place (Cholesky); a column that others make up is 0.
 * @param {Float64Array[]} triangle
 */
function rootOf(triangle) {
  const flat = FLAT * Math.max(...triangle.map((line, i) => line[i]));
  triangle.forEach((line, i) => {
    for (let j = 0; j < i; j += 1)
      line[j] = triangle[j][j] ? (line[j] - dot(line, triangle[j], j)) / triangle[j][j] : 0;
    const residual = line[i] - dot(line, line, i);
    line[i] = residual > flat ? Math.sqrt(residual) : 0;
  });
  return triangle;
}

/**
 * The y of Ly = row: products of two such are those of Σ^{−1/2} times either row, where all rows lie in what L spans.
 * @param {Float64Array[]} root @param {ArrayLike<number>} row
 */
function solved(root, row) {
  const solution = new Float64Array(row.length);
  for (let i = 0; i < solution.length; i += 1)
    if (root[i][i]) solution[i] = (row[i] - dot(root[i], solution, i)) / root[i][i];
  return solution;
}

/**
 * The rows after a remedy. Whitened ones are those of Σ^{−1/2} up to a rotation, which none of the measures sees.
 * @param {Table} rows more of them than columns @param {string} remedy
 * @param {Table} [axes] principal axes to be removed @returns {Promise<Table>}
 */
export async function remedied(rows, remedy, axes = []) {
  if (remedy === "raw" || remedy === "min-max") return rows;
  if (remedy === "unit") return mapped(rows, unitOf);
  const mean = meanOf(rows);
  const centred = await mapped(rows, (row) => Float64Array.from(row, (each, k) => each - mean[k]));
  if (remedy === "standardised") {
    const deviation = deviations(centred);
    return mapped(centred, (row) => Float64Array.from(row, (each, k) => each / (deviation[k] || 1)));
  }
  if (remedy === "top-removed") {
    return mapped(centred, (row) => {
      const along = axes.map((axis) => dot(axis, row));
      return Float64Array.from(row, (each, k) => axes.reduce((value, axis, a) => value - along[a] * axis[k], each));
    });
  }
  if (remedy === "centred") return centred;
  const covariance = (await products(centred)).map((line) => line.map((each) => each / (rows.length - 1)));
  const root = rootOf(covariance);
  return mapped(centred, (row) => solved(root, row));
}

/**
 * A measure from one row to all others; NaN for the row itself.
 * @param {string} measure @param {Table} rows @param {number} at @param {number} weight α or λ
 * @returns {Promise<Float64Array>}
 */
export async function scoresOf(measure, rows, at, weight) {
  const query = rows[at];
  const cosines = Float64Array.from(cosinesTo(rows, query), Number);
  const [own, lengths] = [lengthOf(query), rows.map(lengthOf)];
  const angle = (/** @type {number} */ row) => Math.acos(cosines[row]);
  /** @type {Record<string, (row: number) => number>} */
  const known = {
    dot: (row) => dot(rows[row], query),
    euclidean: (row) => lengthOf(Float64Array.from(query, (each, k) => each - rows[row][k])),
    scaled: (row) => weight * cosines[row] + (1 - weight) * (own + lengths[row]),
    wrd: (row) => Math.abs(own - lengths[row]) + weight * angle(row),
    printed: (row) => own - lengths[row] + weight * angle(row),
  };
  const scores =
    measure === "soft" ? await softCosines(rows, query) : cosines.map((each, row) => known[measure]?.(row) ?? each);
  scores[at] = NaN;
  return measure === "normalised" ? amongOthers(scores, at, zScores) : scores;
}

/**
 * Scores of all but the query, scaled. @param {Float64Array} scores @param {number} at
 * @param {(scores: number[]) => ArrayLike<number> | null} scale @returns {Float64Array}
 */
function amongOthers(scores, at, scale) {
  const made = scale([...scores].filter((_, row) => row !== at));
  return scores.map((_, row) => (row === at || !made ? NaN : made[row - Number(row > at)]));
}

/** (s − min)/(max − min) of a query's scores. @param {Float64Array} scores @param {number} at */
export const scaledToUnit = (scores, at) => amongOthers(scores, at, minMax);

/**
 * xᵀSy/√(xᵀSx · yᵀSy), S the correlations of the columns (Sidorov et al. 2014). @param {Table} rows
 * @param {ArrayLike<number>} query
 */
async function softCosines(rows, query) {
  const alike = (await products(await remedied(rows, "standardised"))).map((line, i) =>
    line.map((each, j) => (i === j ? 1 : each / rows.length)),
  );
  const toward = Float64Array.from(
    alike,
    (line, i) =>
      dot(line, query, i + 1) + alike.slice(i + 1).reduce((sum, below, k) => sum + below[i] * query[i + 1 + k], 0),
  );
  const sizeOf = (/** @type {ArrayLike<number>} */ row) =>
    Math.sqrt(
      Math.max(
        alike.reduce((sum, line, i) => sum + row[i] * (2 * dot(line, row, i) + row[i]), 0),
        0,
      ),
    );
  const size = sizeOf(query);
  const cosines = new Float64Array(rows.length);
  await inSlices(rows.length, (at) => {
    const length = sizeOf(rows[at]);
    cosines[at] = length <= NO_LENGTH * size ? NaN : Math.min(Math.max(dot(toward, rows[at]) / (length * size), -1), 1);
  });
  return cosines;
}

/**
 * Place of each row, 1 the nearest, 0 where undefined; of equal scores the lowest row leads.
 * @param {Float64Array} scores @param {boolean} leastFirst
 */
export function placesOf(scores, leastFirst) {
  const sign = leastFirst ? 1 : -1;
  const places = new Int32Array(scores.length);
  const order = [...scores.keys()]
    .filter((row) => !Number.isNaN(scores[row]))
    .sort((a, b) => sign * (scores[a] - scores[b]) || a - b);
  order.forEach((row, at) => (places[row] = at + 1));
  return places;
}

/** Mean cosine of each row with all others. @param {Table} rows */
export function cosinesWithAll(rows) {
  const units = rows.map(unitOf);
  const sum = meanOf(units).map((each) => each * rows.length);
  return units.map((unit) => (dot(unit, sum) - 1) / (rows.length - 1));
}
