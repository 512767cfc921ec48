/** Panels of the Word2vec page. @import {Lab, Scene} from "../../plane/types.js" */

import { html, text, readout, tells, set } from "../../lab/dom.js";
import { losers } from "../../lab/maths/winners.js";
import { largestEntry, subtract } from "../../lab/maths/vectors.js";
import { counted, fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { feasibleIn } from "../../plane/label_sets.js";
import { joined } from "../../lab/text.js";
import { depthOf } from "./depth.js";

/** A word, marked where it is one of those. @param {string} word @param {readonly string[]} those */
const marked = (word, those) => (those.includes(word) ? html("mark", {}, [word]) : word);

/**
 * The company that the pair's words keep in the text, what "company" means before an arrow stands for it: a line for
 * each, and one for both, marked above too.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["company"]} spec @param {Lab} lab
 */
export function companyPanel({ beside }, lab) {
  const rows = [0, 1, 2].map(() => ({ word: html("b"), others: html("span") }));
  let key = "";
  return {
    root: html("section", { class: "panel company" }, [
      html("h2", {}, [lab.text("company.name")]),
      ...rows.map(({ word, others }) => html("p", { class: "row" }, [word, others])),
    ]),
    draw: (/** @type {Scene} */ { pair: { i, j }, state: { labels } }) => {
      if (key === (key = `${i} ${j}`)) return;
      const lists = [beside[i], beside[j], beside[i].filter((word) => beside[j].includes(word))];
      rows.forEach(({ word, others }, at) => {
        text(word, joined([lab.text(at < 2 ? "company.of" : "company.both", { label: labels[at ? j : i] }), ""]));
        const named = lists[at].flatMap((each) => [", ", marked(each, lists[2])]);
        others.replaceChildren(...(named.length ? named.slice(1) : ["—"]));
      });
    },
  };
}

/**
 * Beside one word of the whole text whom it meets most above chance, its nearest by cosine, and whom the nearest meets.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["two-lists"]} spec @param {Lab} lab
 */
export function twoListsPanel(spec, lab) {
  const { word, met, near, company, shared, usual } = spec;
  const depth = depthOf(spec, lab);
  const count = html("output", { "data-readout": "shared" });
  const values = { word, near: near[0], count: shared.length, all: company.length, usual: fixed(usual, 1) };
  const [own, ...others] = Object.entries({ met, near, company }).map(([kind, names]) => {
    const those = { met: near, near: met, company: shared }[kind] ?? [];
    const items = names.map((name) => html("li", {}, [marked(name, those)]));
    return html("div", {}, [html("h2", {}, [lab.text(`two-lists.${kind}`, values)]), html("ol", {}, items)]);
  });
  others[0].append(html("p", { class: "row" }, [lab.text("two-lists.shared"), " ", count]));
  others[1].append(html("p", { class: "row" }, [lab.text("two-lists.known", values)]));
  return {
    root: html("section", { class: "panel two-lists" }, [
      depth.root,
      own,
      ...others.map((each) => tells(each, "shared")),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      depth.draw(scene);
      const { shared: common } = lab.reads.now();
      readout(count, common, lab.text("two-lists.count", { count: common ?? 0, all: met.length }));
    },
  };
}

const SAME = 1e-9;

/** A verdict for each plane: has the sigmoid changed, has the softmax? @param {object} _spec @param {Lab} lab */
export function twoVerdictsPanel(_spec, lab) {
  const [left, right] = ["sigmoid", "softmax"].map((reading) => rowOf(reading, `${reading}-dp`, lab));
  return {
    root: html("section", { class: "panel two-verdicts" }, [left.root, right.root]),
    draw: () => {
      const { "sigmoid-dp": sigmoid, "softmax-dp": softmax } = lab.reads.now();
      left.draw((sigmoid ?? 0) <= SAME, sigmoid, lab.text("two-verdicts.dp", { dp: magnitude(sigmoid) }));
      right.draw((softmax ?? 0) <= SAME, softmax, lab.text("two-verdicts.dp", { dp: magnitude(softmax) }));
    },
  };
}

/** @param {string} reading @param {string} quantity @param {Lab} lab */
function rowOf(reading, quantity, lab) {
  const verdict = html("b", { class: "verdict" });
  const side = html("span", {}, [lab.text(`two-verdicts.${reading}`)]);
  const value = html("output", { "data-readout": quantity });
  const root = html("p", { class: "row" }, [html("span", { class: "side" }, [side, " ", verdict]), value]);
  return {
    root,
    /** @param {boolean} same @param {number | null} number @param {string} label */
    draw: (same, number, label) => {
      set(root, "data-same", String(same));
      text(verdict, lab.text(`two-verdicts.${reading}-${same ? "same" : "other"}`));
      readout(value, number, label);
    },
  };
}

/**
 * What one set of unembeddings says when a sigmoid and when a softmax reads it, spoken once a move has settled.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["readings-sentence"]} spec @param {Pick<Lab, "text">} lab
 */
export function readingsSentencePanel({ times }, { text: says }) {
  return spokenSentence((/** @type {Scene} */ scene) => readings(scene, says, times));
}

/**
 * @param {Scene} scene @param {import("../../lab/types.js").Text} text @param {readonly (readonly number[])[]} times
 */
export function readings(scene, text, times) {
  const { meter, n, pair, state } = scene;
  const { now, gone, fresh, zero } = feasibleIn(scene);
  const met = times[pair.i][pair.j];
  const lengths = meter.maxDcos <= SAME && !gone.length && !fresh.length;
  const change = meter.same ? [] : [translated(scene) ? "gauge" : lengths ? "lengths" : "changed"];
  const values = {
    a: state.labels[pair.i],
    b: state.labels[pair.j],
    cosine: fixed(pair.after),
    times: fixed(met, met && met < 0.1 ? 2 : 1),
    feasible: String(now.length),
    all: counted(2 ** n),
    winners: String(n - losers(scene.after.rows).length),
    n: String(n),
    gone: gone.length,
    fresh: fresh.length,
    dcos: fixed(meter.maxDcos),
    zero: zero.map((k) => state.labels[k]),
  };
  const parts = [met ? "meet" : "apart", ...change, zero.length ? "zero" : "says"];
  return joined(parts.map((part) => text(`readings-sentence.${part}`, values)));
}

/** Whether all rows have moved by one vector, which no softmax notices. @param {Scene} scene */
function translated({ before, after }) {
  const shifts = after.rows.map((row, k) => subtract(row, before.rows[k]));
  const size = Math.max(1, ...before.rows.map(largestEntry), ...after.rows.map(largestEntry));
  return shifts.every((shift) => largestEntry(subtract(shift, shifts[0])) <= SAME * size);
}
