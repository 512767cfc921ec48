/**
 * The current heatmap, the numbers beside it, and the items nearest to the chosen one.
 *
 * @import {Scene} from "./types.js"
 * @typedef {import("../../lab/types.js").Lab<import("./types.js").Scene>} SpectrumLab
 */

import { html, keep, readout, text } from "../../lab/dom.js";
import { size } from "../../lab/widgets.js";
import { fixed } from "../../lab/numbers.js";
import { heat, partingsOf, shadesIn } from "./heat.js";

/** @param {object} _spec @param {SpectrumLab} lab */
export function heatPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const picture = heat(says("heat-label"));
  const caption = html("p", { class: "caption" });
  const root = html("div", { class: "now" }, [html("h2", {}, [says("heat.title")]), picture.root, caption]);
  /** @param {MouseEvent} event */
  const cell = (event) => {
    const box = picture.canvas.getBoundingClientRect();
    const { shown } = lab.scene;
    const at = [event.clientY - box.top, event.clientX - box.left].map((x) =>
      Math.min(Math.max(Math.floor((x / box.width) * shown.length), 0), shown.length - 1),
    );
    return { row: shown[at[0]], column: shown[at[1]], cosine: lab.scene.table[at[0] * shown.length + at[1]] };
  };
  picture.root.addEventListener("pointermove", (event) => {
    const { row, column, cosine } = cell(event);
    text(
      caption,
      says("heat-cell", { row: source.names[row], column: source.names[column], cosine: fixed(cosine, 3) }),
    );
  });
  picture.root.addEventListener("pointerleave", () => text(caption, resting()));
  picture.root.addEventListener("click", (event) => {
    lab.move(() => ({ item: cell(event).row }));
    lab.settle(false);
  });
  const resting = () => {
    const { shown } = lab.scene;
    const all = source.names.length;
    return says(shown.length === all ? "heat-caption" : "heat-thin", {
      items: all.toLocaleString("en"),
      shown: String(shown.length),
    });
  };
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const row = scene.shown.indexOf(scene.state.item);
      picture.draw(scene.table, shadesIn(lab), partingsOf(source.groups, scene.shown), row < 0 ? undefined : row);
      if (!picture.root.matches(":hover")) text(caption, resting());
    },
  };
}

/** @param {object} _spec @param {SpectrumLab} lab */
export function numbersPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const grouped = source.groups !== null;
  const kinds = grouped ? ["within", "between", "auc"] : ["between"];
  const outputs = kinds.map((kind) => html("output", { "data-readout": kind }));
  const table = html(
    "dl",
    {},
    kinds.flatMap((kind, at) => [
      html("dt", { class: kind }, [says(grouped ? kind : "mean")]),
      html("dd", { class: kind }, [outputs[at]]),
    ]),
  );
  const [difference, sign] = ["max-dx", "one-sign"].map((name) => html("output", { "data-readout": name }));
  const largest = html("output", { "data-readout": "max-x" });
  const same = html("p", { class: "same" }, [html("strong", {}, [says("same")]), " ", difference]);
  const alike = html("p", { class: "caption" }, [says("one-sign"), " ", sign]);
  const of = html("p", { class: "caption" }, [says("largest-x"), " ", largest]);
  const none = html("p", { class: "note" });
  return {
    root: html("section", { class: "panel numbers" }, [table, same, alike, of, none]),
    draw: (/** @type {Scene} */ scene) => {
      const values = lab.reads.now();
      kinds.forEach((kind, at) => readout(outputs[at], values[kind], fixed(values[kind], 3)));
      readout(
        sign,
        values["one-sign"],
        says("one-sign-of", { count: String(values["one-sign"]), all: String(source.names.length) }),
      );
      size(difference, values["max-dx"]);
      readout(largest, values["max-x"], fixed(values["max-x"], 2));
      text(none, scene.split.undefined ? says("undefined", { pairs: scene.split.undefined.toLocaleString("en") }) : "");
    },
  };
}

/** @param {object} _spec @param {SpectrumLab} lab */
export function neighboursPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const options = source.names.map((name, item) => html("option", { value: item }, [name]));
  const chooser = /** @type {HTMLSelectElement} */ (html("select", { "aria-label": says("item") }, options));
  chooser.addEventListener("change", () => {
    lab.move(() => ({ item: Number(chooser.value) }));
    lab.settle(false);
  });
  const list = html("ol");
  /** @type {HTMLElement[]} */
  const rows = [];
  const note = html("p", { class: "caption" });
  return {
    root: html("section", { class: "panel neighbours" }, [
      html("h2", {}, [says("neighbours"), " ", chooser]),
      list,
      note,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      if (chooser.value !== String(scene.state.item)) chooser.value = String(scene.state.item);
      keep(list, rows, scene.near.length, () => html("li", {}, [html("span"), html("output")]));
      scene.near.forEach(({ item, cosine }, at) => {
        const [name, value] = rows[at].children;
        text(name, source.names[item]);
        readout(value, cosine, fixed(cosine, 3));
      });
      const { flat, fresh, near } = scene;
      const key = near.length ? (flat ? "neighbours-flat" : "neighbours-fresh") : "no-direction";
      text(note, says(key, { fresh: String(fresh), of: String(near.length) }));
    },
  };
}
