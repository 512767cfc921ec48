/**
 * What a model makes of its logits. The softmax head ranks labels against each other; the sigmoid head
 * decides each label by itself (Nielsen & Grivas, Eqs. 1 and 2).
 *
 * @import {Head} from "./types.js"
 */

import { compareLabelSets, labelSets, sigmoid, sigmoids } from "../lab/maths/sigmoid.js";
import { compare, logits, predictions, probabilities, softmax } from "../lab/maths/softmax.js";

/** @type {Record<string, Head>} */
export const HEADS = {
  softmax: {
    probabilities,
    predict: (P, n, into) => void predictions(P, n, /** @type {any} */ (into)),
    compare,
    at: softmax,
  },
  sigmoid: {
    probabilities: sigmoids,
    predict: (P, n, into) => void labelSets(P, n, into),
    compare: compareLabelSets,
    at: (W, x) => logits(W, x).map(sigmoid),
  },
};
