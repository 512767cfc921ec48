/**
 * How many label sets and rankings n labels in d dimensions can give at most. Twin of
 * lib/cosine_lab/maths/rankings/counting.py, without a bias.
 */

/**
 * 2 Σ_{k<d} C(n−1, k), Cover 1965; 2ⁿ from d = n on. @param {number} n labels, at least 1
 * @param {number} d dimensions, at least 0
 */
export function maxSignPatterns(n, d) {
  let [total, term] = [0, 1];
  for (let k = 0; k < Math.min(d, n); k += 1) {
    total += term;
    term = (term * (n - 1 - k)) / (k + 1);
  }
  return 2 * total;
}

/**
 * 2 [c(n, n−d+1) + c(n, n−d+3) + …] with unsigned Stirling numbers of the first kind, Cover 1967; n! from d = n − 1 on.
 * @param {number} n labels, at least 1 @param {number} d dimensions, at least 0
 */
export function maxRankings(n, d) {
  if (d === 0 || n === 1) return Number(n === 1);
  const top = Math.min(d, n - 1);
  const row = [1, ...Array.from({ length: top }, () => 0)];
  for (let m = 1; m < n; m += 1) for (let k = Math.min(m, top); k > 0; k -= 1) row[k] += m * row[k - 1];
  if (d >= n - 1) return row.reduce((sum, each) => sum + each, 0);
  let total = 0;
  for (let k = d - 1; k >= 0; k -= 2) total += row[k];
  return 2 * total;
}
