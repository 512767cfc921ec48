/** Who is close to a label in cosine, beside who can tie with it for the top; and the worst pairs. */

import { html, readout, set, text } from "../dom.js";
import { chip } from "../looks.js";
import { norm } from "../maths/vectors.js";
import { ahead, extremes, graphsOf } from "../neighbours.js";
import { fixed } from "../numbers.js";
import { filled } from "../sentence.js";
import { options } from "./pair.js";
import { spokenSentence } from "../spoken.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

const UNIT = 1e-9;
const BOUND_LABELS = 5;
/** The paper's own cosines have three. */
const DIGITS = 3;

/** @param {{words: Record<string, string>}} spec @param {Lab} lab */
export function neighboursPanel({ words }, lab) {
  const select = /** @type {HTMLSelectElement} */ (html("select", { "aria-label": words["choose-label"], "data-input": "label" }));
  const shared = html("output", { class: "shared", "data-readout": "shared", "aria-live": "off" });
  const lists = ["close", "tie"].map((kind) => html("ul", { class: `neighbour-list ${kind}`, "data-list": kind }));
  const columns = ["close", "tie"].map((kind, k) =>
    html("div", {}, [html("h4", { class: `swatch ${kind}` }, [words[kind]]), lists[k]]),
  );
  const worst = ["never", "can"].map((kind) => html("button", { type: "button", class: "worst", "data-action": `show-${kind}` }));
  const bound = html("p", { class: "caption", "data-note": "bound" });
  const root = html("section", { class: "panel neighbours" }, [
    html("div", { class: "headline" }, [html("span", {}, [`${words.label} `, select]), shared]),
    html("div", { class: "neighbour-lists" }, columns),
    ...worst,
    bound,
  ]);
  select.addEventListener("change", () => {
    lab.choose(Number(select.value));
    lab.settle(false);
  });
  worst.forEach((button) =>
    button.addEventListener("click", () => {
      const pair = (button.getAttribute("data-pair") ?? "").split(",").map(Number);
      lab.move(() => ({ pair }));
      lab.settle(false);
    }),
  );
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      const chosen = scene.pair.i;
      const graphs = graphsOf(scene.after.rows);
      options(select, labels, chosen);
      ["close", "tie"].forEach((kind, k) => {
        const others = (kind === "tie" ? graphs.tie : graphs.close)[chosen];
        fill(lists[k], others, (j) => [chip(lab.tokens, j, labels[j]), html("b", { "data-value": String(graphs.C[chosen][j] ?? "") }, [fixed(graphs.C[chosen][j], DIGITS)])], words.nobody);
      });
      const both = graphs.close[chosen].filter((j) => graphs.tie[chosen].includes(j)).length;
      readout(shared, both, filled(words.shared, { both: String(both), all: String(graphs.close[chosen].length) }));
      const found = extremes(graphs);
      ["never", "can"].forEach((kind, k) => {
        const pair = kind === "never" ? found.never : found.can;
        set(worst[k], "hidden", pair ? null : "");
        if (!pair) return;
        set(worst[k], "data-pair", `${pair.i},${pair.j}`);
        set(worst[k], "data-readout", `${kind}-cos`);
        readout(worst[k], pair.cosine, filled(words[kind], { a: labels[pair.i], b: labels[pair.j], cos: fixed(pair.cosine, DIGITS) }));
      });
      text(bound, found.never && bounded(scene) ? filled(words.bound, { cos: fixed(found.never.cosine, DIGITS) }) : "");
    },
  };
}

/** The chosen pair in one sentence: are they close, can they tie, and if not, who is ahead of them. @param {{words: Record<string, string>}} spec @param {Lab} lab */
export function tieSentencePanel({ words }, lab) {
  const sentence = (/** @type {Scene} */ scene) => {
    const { i, j } = scene.pair;
    const { labels } = scene.state;
    const { C, tie } = graphsOf(scene.after.rows);
    const winners = ahead(scene.after.rows, i, j).map((k) => `“${labels[k]}”`);
    const key = tie[i].includes(j) ? "pair-tie" : winners.length ? "pair-never" : "pair-shared";
    const values = { a: labels[i], b: labels[j], cos: fixed(C[i][j], DIGITS), winners: winners.join(lab.words.and ?? ", "), changed: String(scene.meter.changed), points: String(scene.meter.points) };
    return `${filled(words[key], values)} ${filled(switched(scene, words), values)}`;
  };
  return spokenSentence(sentence);
}

/** @param {Scene} scene @param {Record<string, string>} words */
function switched({ state, meter }, words) {
  if (state.unit) return words[meter.same ? "unit-same" : "unit-different"];
  return state.centre ? words["centre-same"] : "";
}

/** Whether the bound for five unit vectors with zero sum speaks of this model. @param {Scene} scene */
function bounded({ after, n }) {
  const sum = after.rows.reduce((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return n === BOUND_LABELS && norm(sum) <= UNIT && after.rows.every((row) => Math.abs(norm(row) - 1) <= UNIT);
}

/** @param {HTMLElement} list @param {number[]} others @param {(j: number) => (Node | string)[]} entry @param {string} none */
function fill(list, others, entry, none) {
  const key = others.map((j) => entry(j).map((part) => (typeof part === "string" ? part : part.textContent)).join(" ")).join("\n");
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(...(others.length ? others.map((j) => html("li", {}, entry(j))) : [html("li", { class: "caption" }, [none])]));
}
