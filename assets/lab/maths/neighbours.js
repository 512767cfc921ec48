/** Nearest neighbours by cosine. Twin of lib/cosine_lab/maths/spaces/neighbours.py. */

/** A row divided by its largest size, and its length then: no square overflows. @param {ArrayLike<number>} row */
function scaled(row) {
  let top = 0;
  for (let k = 0; k < row.length; k += 1) top = Math.max(top, Math.abs(row[k]));
  const values = Float64Array.from(row, (each) => (top ? each / top : 0));
  return { values, length: Math.sqrt(values.reduce((sum, each) => sum + each * each, 0)) };
}

/**
 * Cosines of the rows of a table to a query; null for a zero row. @param {readonly ArrayLike<number>[]} table
 * @param {ArrayLike<number>} query that is not zero @returns {(number | null)[]}
 */
export function cosinesTo(table, query) {
  const wanted = scaled(query);
  if (!wanted.length) throw new RangeError("cosinesTo needs a non-zero query, got a zero vector");
  return table.map((row) => {
    const { values, length } = scaled(row);
    if (!length) return null;
    let sum = 0;
    for (let k = 0; k < values.length; k += 1) sum += values[k] * wanted.values[k];
    return Math.min(Math.max(sum / (length * wanted.length), -1), 1);
  });
}

/**
 * The k rows with the highest cosines to a query; of equal ones the lowest row first.
 * @param {readonly ArrayLike<number>[]} table @param {ArrayLike<number>} query @param {number} k
 * @returns {{rows: number[], cosines: number[]}}
 */
export function nearest(table, query, k) {
  if (!(k >= 1)) throw new RangeError(`nearest needs at least 1 neighbour to look for, got ${k}`);
  const cosines = cosinesTo(table, query);
  const at = (/** @type {number} */ row) => Number(cosines[row]);
  const rows = cosines
    .flatMap((cosine, row) => (cosine === null ? [] : [row]))
    .sort((a, b) => at(b) - at(a) || a - b)
    .slice(0, k);
  return { rows, cosines: rows.map(at) };
}
