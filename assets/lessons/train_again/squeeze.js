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
