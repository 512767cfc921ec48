/**
 * How closely a model's order of rated words is that of people, as more and more of the mean is subtracted.
 *
 * @import {Order, Scene} from "./types.js"
 */

import { spearman } from "../../lab/maths/similarity.js";
import { once } from "../../lab/readings.js";

/** The rated words of the word on show, in people's order. @param {Scene} scene */
export const orderOf = ({ model, word, source }) =>
  model.ways[model.rated.findIndex((each) => source.names[each] === word)] ?? null;

/**
 * The cosines of an order's words once a share of the mean is subtracted. @param {Order} order @param {number} share
 */
export function cosinesLess({ own: [own, along, mean], products }, share) {
  const rest = own - 2 * share * along + share ** 2 * mean;
  return products.map(([product, towards, square]) => {
    const dot = product - share * (along + towards) + share ** 2 * mean;
    return dot / Math.sqrt(rest * (square - 2 * share * towards + share ** 2 * mean));
  });
}

/**
 * How closely the model's order is that of people, less a share of the mean. @param {Scene} scene @param {number} share
 */
export const agreementAt = (scene, share) => agreementOf(orderOf(scene), share);

/**
 * The same of any word's rated ones. @param {Order | null | undefined} order @param {number} share
 */
export function agreementOf(order, share) {
  if (!order || order.words.length < 2) return null;
  return spearman(
    cosinesLess(order, share),
    order.places.map((place) => -place),
  );
}

/** As the mean is subtracted, and before. */
export const agreementNow = once((/** @type {Scene} */ scene) => agreementAt(scene, scene.state.amount));
