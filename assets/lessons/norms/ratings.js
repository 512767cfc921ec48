/**
 * How far a model's order of rated pairs is that of people, for one word and word by word.
 * @import {Both, NormsLab, Scene} from "./types.js"
 */

import { html, keep, readout, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { LEAST, readings, waysIn } from "./readings.js";
import { subtractedStrip } from "./subtracted.js";
import { valuesOf } from "./values.js";

/** @param {object} _spec @param {NormsLab} lab */
export function agreementPanel(_spec, lab) {
  const { text: says } = lab;
  const values = valuesOf(lab, "agreement");
  const line = lineOf();
  const root = html("section", { class: "panel agreement", "aria-label": says("agreement") }, [
    html("h2", {}, [says("agreement")]),
    line.root,
    html("p", { class: "caption" }, [says("agreement-axis")]),
    values.root,
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const rhos = readings(scene);
      values.draw(scene);
      set(root, "data-none", rhos["within-before"] === null ? "" : null);
      line.draw(scene.word, { before: rhos["within-before"], after: rhos["within-after"] });
    },
  };
}

/** @param {object} _spec @param {NormsLab} lab */
export function ratedPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const values = valuesOf(lab, "rated");
  /** @type {HTMLElement[]} */
  const rows = [];
  /** @type {ReturnType<typeof lineOf>[]} */
  const lines = [];
  const box = html("div", { class: "rows" });
  const strip = subtractedStrip(lab, "subtracted-all");
  const root = html("section", { class: "panel rated", "aria-label": says("rated") }, [
    html("h2", {}, [says("rated")]),
    box,
    strip.root,
    html("p", { class: "caption" }, [says("agreement-axis")]),
    values.root,
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const all = [...waysIn(scene)].sort((a, b) => Number(b.before) - Number(a.before)); // an order that tells no gain
      values.draw(scene);
      strip.draw(scene);
      lines.length = keep(box, rows, all.length, (at) => (lines[at] = lineOf(true)).root).length;
      all.forEach((each, at) => lines[at].draw(source.names[each.word], each, each.word));
    },
  };
}

/**
 * A word with a mark where its ρ was, and one where it is.
 * @param {boolean} [numbered] whether its ρ stands beside it as well
 */
export function lineOf(numbered = false) {
  const name = html("span", { class: "name" });
  const [way, was, now] = ["way", "was", "now"].map((kind) => html("i", { class: kind }));
  const value = html("output");
  const root = html("div", { class: "dumbbell" }, [
    name,
    html("span", { class: "axis", "aria-hidden": "true" }, [way, was, now]),
    ...(numbered ? [value] : []),
  ]);
  return {
    root,
    /** @param {string} word @param {Both} both @param {number} [id] */
    draw: (word, { before, after }, id) => {
      text(name, word);
      const known = before !== null && after !== null;
      for (const mark of [way, was, now]) mark.hidden = !known;
      if (numbered) {
        if (id !== undefined) set(value, "data-readout", `rated-now:${id}`);
        readout(value, after, fixed(after, 2));
      }
      if (!known) return;
      set(root, "data-gain", String(Math.abs(after - before) > LEAST ? Math.sign(after - before) : 0));
      set(was, "style", `left:${at(before)}%`);
      set(now, "style", `left:${at(after)}%`);
      set(
        way,
        "style",
        `left:${at(Math.min(before, after))}%;width:${at(Math.max(before, after)) - at(Math.min(before, after))}%`,
      );
    },
  };
}

/** Where a ρ lies on the way from −1 to 1, in percent. @param {number} rho */
const at = (rho) => Math.round(5000 * (rho + 1)) / 100;
