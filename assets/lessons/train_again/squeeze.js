/**
 * Cosines of a network's rows where its hidden vectors shrink one way and rows grow by as much, so that every output
 * stays. @import {Gram} from "./scene.js"
 */

import { mean } from "../../lab/maths/vectors.js";

/**
 * The cosines of all pairs of rows, the first with the others first. @param {Gram} gram
 * @param {number} squeeze how many times hidden vectors are halved @param {boolean} centred
 */
export function tableOf({ products, along }, squeeze, centred) {
  const more = 4 ** squeeze - 1;
  const now = products.map((row, i) => row.map((each, j) => each + more * along[i] * along[j]));
  const [means, all] = [mean(now), mean(mean(now).map((each) => [each]))[0]];
  const about = centred ? now.map((row, i) => row.map((each, j) => each - means[i] - means[j] + all)) : now;
  return about.flatMap((row, i) =>
    row.slice(i + 1).map((each, k) => each / Math.sqrt(row[i] * about[i + 1 + k][i + 1 + k])),
  );
}

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
