/** Twin of lib/cosine_lab/maths/spaces/clusters.py: how well cosines tell pairs within a group from pairs across. */

/**
 * Means within and between groups and the area under the ROC curve; null where no pair is. Without
 * groups, `between` is the mean of all pairs.
 * @param {Float64Array} table cosines, NaN where undefined @param {readonly number[] | null} groups of the rows
 */
export function separation(table, groups) {
  const count = Math.sqrt(table.length);
  const within = new Float64Array((count * (count - 1)) / 2);
  const between = new Float64Array(within.length);
  let w = 0;
  let b = 0;
  let undefinedPairs = 0;
  for (let r = 1; r < count; r += 1) {
    for (let c = 0; c < r; c += 1) {
      const cosine = table[r * count + c];
      if (Number.isNaN(cosine)) undefinedPairs += 1;
      else if (groups && groups[r] === groups[c]) within[w++] = cosine;
      else between[b++] = cosine;
    }
  }
  const [inside, across] = [within.subarray(0, w), between.subarray(0, b)];
  return { within: mean(inside), between: mean(across), auc: auc(inside, across), undefined: undefinedPairs };
}

/**
 * The chance that a value of the first kind is larger than one of the second, ties half; sorts both.
 * @param {Float64Array} high @param {Float64Array} low
 */
export function auc(high, low) {
  if (!high.length || !low.length) return null;
  high.sort();
  low.sort();
  let below = 0;
  let upTo = 0;
  let sum = 0;
  for (const value of high) {
    while (below < low.length && low[below] < value) below += 1;
    upTo = Math.max(upTo, below);
    while (upTo < low.length && low[upTo] === value) upTo += 1;
    sum += (below + upTo) / 2;
  }
  return sum / (high.length * low.length);
}

/**
 * The items nearest to one, by their cosines with it, the lowest first where cosines are equal.
 * @param {Float64Array} cosines @param {number} item @param {number} most
 */
export function nearest(cosines, item, most) {
  return Array.from(cosines, (_, other) => other)
    .filter((other) => other !== item && !Number.isNaN(cosines[other]))
    .sort((a, b) => cosines[b] - cosines[a] || a - b)
    .slice(0, most);
}

/** @param {Float64Array} values */
function mean(values) {
  return values.length ? values.reduce((sum, x) => sum + x, 0) / values.length : null;
}
