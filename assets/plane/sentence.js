/** One sentence that says what a scene shows; the words come from the prose. */

import { fixed, magnitude } from "./numbers.js";

/** @param {import("./scene.js").Scene} scene @param {Record<string, string>} words */
export function sentenceOf(scene, words) {
  const { meter, pair, state } = scene;
  const values = {
    a: state.labels[pair.i],
    b: state.labels[pair.j],
    before: fixed(pair.before),
    after: fixed(pair.after),
    changed: String(meter.changed),
    points: String(meter.points),
    dp: magnitude(meter.maxDp),
  };
  const template = meter.same ? words["sentence-same"] : words["sentence-different"];
  return filled(template, values);
}

/** @param {string} template @param {Record<string, string>} values */
export function filled(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
