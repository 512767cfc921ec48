/** The numbers of a part: those that have a name, and, unseen, whatever else a sentence quotes. */

import { html, readout } from "../../lab/dom.js";
import { counted, fixed, UNDEFINED } from "../../lab/numbers.js";
import { ended, READINGS, readings } from "./readings.js";
import { outside } from "./scene.js";
/** @import {NormsLab, Scene} from "./types.js" */

const of = (/** @type {string[]} */ ...names) => names.flatMap((name) => [`${name}-before`, `${name}-after`]);
const PARTS = {
  lists: ["entered", "query", "model", "count", "remedied", "left-words", "entered-words"],
  agreement: [...of("within"), "pairs", "gain"],
  rated: ["rising", "falling", "rated", "best", ...of("best"), "worst", ...of("worst")],
  people: of("rho"),
  order: ["query", "order-before", "order-rho"],
  hubs: of("hub", "hub-name", "skewness", "unlisted"),
  pairs: of("mean"),
  slope: ["slope", "slope-miss", "slope-off", "hub-mean", "usual"],
  cloud: ["zero-mean", "zero-hub", "hub-cosine", "hub-length", "amount", "hub-all", "hub-place"],
};

/** @param {NormsLab} lab @param {keyof typeof PARTS} part */
export function valuesOf({ text: says }, part) {
  const outputs = PARTS[part].map((name) => html("output", { "data-readout": name }));
  const rows = PARTS[part].map((name, at) => {
    const named = says.has(`value-${name}`);
    return html("p", named ? { class: "number" } : { hidden: "" }, [
      ...(named ? [html("span", {}, [says(`value-${name}`)])] : []),
      outputs[at],
    ]);
  });
  return {
    root: html("div", { class: "numbers" }, rows),
    draw: (/** @type {Scene} */ scene) => {
      const values = readings(scene);
      PARTS[part].forEach((name, at) =>
        readout(outputs[at], values[name], SENTENCES[name]?.(scene, says) ?? textOf(name, values[name])),
      );
    },
  };
}

/**
 * A part that is its numbers. @param {"people" | "pairs"} part
 * @returns {(spec: object, lab: NormsLab) => import("../../lab/types.js").Panel}
 */
export function numbersPanel(part) {
  return (_spec, lab) => {
    const values = valuesOf(lab, part);
    return {
      root: html("section", { class: "panel", "aria-label": lab.text(part) }, [values.root]),
      draw: values.draw,
    };
  };
}

/** A number as it is shown. @param {string} name @param {number | null} value */
function textOf(name, value) {
  const { unit, digits } = READINGS[name];
  return value !== null && (unit === "count" || unit === "truth") ? counted(value) : fixed(value, digits);
}

/** What is said in words. @type {Record<string, (scene: Scene, says: import("../../lab/types.js").Text) => string>} */
export const SENTENCES = {
  query: ({ word }) => word,
  model: ({ model }) => model.title,
  "left-words": ({ was }, says) =>
    listed(
      was.filter(({ to }) => outside(to)),
      says,
    ),
  "entered-words": ({ now }, says) =>
    listed(
      now.filter(({ from }) => outside(from)),
      says,
    ),
  "hub-name-before": ({ before, source }) => source.names[before.hubs[0]],
  "hub-name-after": ({ after, source }) => source.names[after.hubs[0]],
  ...sentencesOf("best"),
  ...sentencesOf("worst"),
};

/** @param {import("./types.js").Near[]} rows @param {import("../../lab/types.js").Text} says */
function listed(rows, says) {
  return rows.length ? says("some", { words: rows.map(({ word }) => word) }) : says("nobody");
}

/**
 * The word that gains most, or least. @param {"best" | "worst"} end @returns {Record<string, (scene: Scene) => string>}
 */
function sentencesOf(end) {
  return {
    [end]: (scene) => scene.source.names[ended(scene, end)?.word ?? -1] ?? UNDEFINED,
    [`${end}-before`]: (scene) => fixed(ended(scene, end)?.before ?? null),
    [`${end}-after`]: (scene) => fixed(ended(scene, end)?.after ?? null),
  };
}
