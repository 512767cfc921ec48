/** Pearson's correlation. */

/**
 * The correlation of two lists of numbers; none where one of them does not vary. @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export function correlation(a, b) {
  const [x, y] = [a, b].map((each) => {
    const middle = each.reduce((sum, value) => sum + value, 0) / each.length;
    return each.map((value) => value - middle);
  });
  const [xx, yy, xy] = [
    [x, x],
    [y, y],
    [x, y],
  ].map(([one, other]) => one.reduce((sum, value, k) => sum + value * other[k], 0));
  return xx && yy ? xy / Math.sqrt(xx * yy) : null;
}
