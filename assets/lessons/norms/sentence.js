/** What the page shows now, in one sentence, spoken politely once a move has settled. */

import { spokenSentence } from "../../lab/spoken.js";
import { readings } from "./readings.js";

/** @param {object} _spec @param {import("./values.js").NormsLab} lab */
export function sentencePanel(_spec, { text }) {
  return spokenSentence((/** @type {import("./scene.js").Scene} */ scene) => {
    const { source, state, model } = scene;
    const named = { model: model.title, query: source.names[source.queries[state.query]], remedy: source.remedies[state.remedy].title };
    return text("say", { ...named, entered: Number(readings(scene).entered) });
  });
}
