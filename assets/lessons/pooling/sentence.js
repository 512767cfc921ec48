/** What the page shows now, in one sentence, spoken politely once a move has settled. */

import { fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { GREATEST, NONE } from "./scene.js";

const FLAT = 0.005; // is shown as 0

/** @param {object} _spec @param {import("../../lab/lab.js").Lab<import("./scene.js").Scene>} lab */
export function sentencePanel(_spec, { text: says }) {
  return spokenSentence((/** @type {import("./scene.js").Scene} */ { state, cosines, law }) => {
    const what = state.pool === NONE ? "noise" : state.pool === GREATEST ? "greatest" : "mean";
    const numbers = says(`say-${what}`, { window: state.side ** 2, m: fixed(law.numberMean), s: fixed(law.numberSd) });
    const rule = says(Math.abs(law.numberMean) < FLAT ? "say-open" : "say-cone", { m: fixed(law.numberMean), s: fixed(law.numberSd), law: fixed(law.mean), cosine: fixed(cosines.mean) });
    return `${numbers} ${rule}`;
  });
}
