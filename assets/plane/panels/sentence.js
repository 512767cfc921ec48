/**
 * Panels of words that lessons share: a sentence, a reason, configurations to begin with.
 * @import {Lab, Scene} from "../types.js"
 */

import { fixed, magnitude, signed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { html, keep, readout, text, set } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";

/** The answer in one generated sentence, spoken once a move has settled. @param {object} _spec @param {Lab} lab */
export function sentencePanel(_spec, lab) {
  return spokenSentence((/** @type {Scene} */ scene) => sentenceOf(scene, lab.text));
}

/** @param {Scene} scene @param {import("../../lab/types.js").Text} text */
function sentenceOf(scene, text) {
  const { meter, pair, state } = scene;
  const values = {
    a: state.labels[pair.i],
    b: state.labels[pair.j],
    before: fixed(pair.before),
    after: fixed(pair.after),
    changed: meter.changed,
    points: meter.points,
    dp: magnitude(meter.maxDp),
  };
  return text(meter.same ? "sentence.same" : "sentence.different", values);
}

/** Why a softmax does not notice a translation: columns that move along. */
const HEADS = ["logit", "added", "sum", "softmax"];
/** The same where a move gives labels other lengths. */
const DIVIDED = ["logit", "divided", "sum", "softmax"];

/** Without the last digits: the same number may not be rounded to two. @param {number} value */
export const exact = (value) => Number(value.toPrecision(12));

/** As it is read: what stands in a row adds up. @param {number} value */
const rounded = (value) => Number(value.toFixed(2));

/** @param {object} _spec @param {Lab} lab */
export function reasonPanel(_spec, lab) {
  const body = html("tbody");
  const heads = ["label", ...HEADS].map((name) => html("th", { scope: "col" }, [lab.text(`reason.${name}`)]));
  const root = html("section", { class: "panel reason" }, [
    html("h3", {}, [lab.text("reason.title")]),
    html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), body]),
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const make = (/** @type {number} */ k) => {
    return html("tr", {}, [html("th", { scope: "row" }, [chip(lab.tokens, k, "")]), ...HEADS.map(() => html("td"))]);
  };
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const [readings, columns] = [lab.reads.now(), scene.move.lengths ? DIVIDED : HEADS];
      keep(body, rows, scene.n, make);
      rows.forEach((row, k) => {
        text(/** @type {Element} */ (row.querySelector(".name")), scene.state.labels[k]);
        const added = exact(readings[`added:${k}`] ?? 0);
        const sum = rounded(readings[`logit:${k}`] ?? 0) + rounded(added);
        columns.forEach((name, at) => {
          const value = readings[`${name}:${k}`] ?? 0;
          const shown = { added: signed(added), divided: `÷\u00a0${fixed(value)}` }[name];
          set(row.children[at + 1], "data-readout", `${name}:${k}`);
          readout(row.children[at + 1], value, shown ?? fixed(name === "sum" && !scene.move.lengths ? sum : value));
        });
      });
    },
  };
}

/**
 * One-click configurations; the one on show is marked, and what there is to know of it said. @param {object} _spec
 * @param {Lab} lab
 */
export function presetsPanel(_spec, lab) {
  const buttons = lab.data.presets.map(({ key, title, change }) => {
    const button = html("button", { type: "button", "data-action": `preset:${key}` }, [title]);
    button.addEventListener("click", () => lab.change(change));
    return button;
  });
  const note = html("p", { class: "caption", "data-note": "preset" });
  const root = html("div", { class: "presets", role: "group", "aria-label": lab.text("presets.name") }, [
    ...buttons,
    note,
  ]);
  if (buttons.length === 0) root.hidden = true;
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const current = lab.data.presets.findIndex(({ change }) =>
        Object.keys(change).every((name) => name === "pair" || same(change[name], state[name])),
      );
      buttons.forEach((button, k) => set(button, "aria-pressed", String(k === current)));
      text(note, lab.data.presets[current]?.note ?? "");
    },
  };
}

/** @param {any} a @param {any} b @returns {boolean} */
function same(a, b) {
  return Array.isArray(a) ? a.length === b?.length && a.every((each, k) => same(each, b[k])) : a === b;
}
