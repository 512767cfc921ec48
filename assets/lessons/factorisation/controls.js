/** Rank and λ as numbers to type, and one-click settings. @import {Presets, Scene, SpectrumLab} from "./types.js" */

import { html, set } from "../../lab/dom.js";
import { parseNumber, typed } from "../../lab/numbers.js";
import { noted } from "../../lab/live_region.js";
import { toolButton } from "../../lab/toolbox.js";
import { EVEN, HANDLES } from "./scene.js";

const NONE = Array.from({ length: HANDLES }, () => 0);
const ONTO_FIRST = NONE.map((_, at) => (at === 0 ? 3 : 0));

/** @param {object} _spec @param {SpectrumLab} lab */
export function controlsPanel(_spec, lab) {
  const { text: says } = lab;
  const exact = exactFields(lab);
  const presets = Object.entries(presetsOf(lab)).map(([key, change]) =>
    toolButton(
      says,
      key,
      () => {
        lab.move(change);
        lab.settle(false);
      },
      key,
    ),
  );
  return {
    root: html("section", { class: "controls" }, [
      html("div", { class: "tools exact" }, [...exact.fields, ...presets]),
      exact.error,
    ]),
    draw: exact.draw,
  };
}

/** Settings of one click. @param {SpectrumLab} lab @returns {Presets} */
function presetsOf({ scene: { source } }) {
  const rank = source.names.length;
  /** @type {Presets} */
  const full = { identity: () => ({ gauge: 0, bend: NONE, rank }), raw: () => ({ gauge: 2, bend: NONE, rank }) };
  return { "onto-first": () => ({ gauge: EVEN, bend: ONTO_FIRST }), ...(source.full ? full : {}) };
}

/** Rank, λ and the weight of one direction, and what is wrong with what was typed. @param {SpectrumLab} lab */
function exactFields(lab) {
  const error = html("p", { class: "error" });
  /** @type {unknown} the state in which a number was refused: a change ends the complaint */
  let refused = null;
  const refuse = (/** @type {string} */ sentence) => {
    refused = lab.scene.state;
    noted(error, sentence);
  };
  const chooser = /** @type {HTMLSelectElement} */ (
    html("select", { "aria-label": lab.text("direction"), "data-field": "direction" })
  );
  const fields = [
    field(lab, "rank", refuse, {
      now: ({ state }) => state.rank,
      range: () => [1, lab.scene.source.most],
      whole: true,
      change: (value) => ({ rank: value }),
    }),
    field(lab, "lam", refuse, {
      now: ({ state }) => state.lam,
      range: () => [0, 1e9],
      change: (value) => ({ lam: value }),
    }),
    field(lab, "weight", refuse, weightOf(chooser), [chooser]),
  ];
  chooser.addEventListener("change", () => fields[2].draw(lab.scene));
  return {
    error,
    fields: fields.map((each) => each.root),
    draw: (/** @type {Scene} */ scene) => {
      offer(chooser, scene);
      for (const each of fields) each.draw(scene);
      if (scene.state !== refused) noted(error, "");
    },
  };
}

/** One option a handle, by the number of its direction. @param {HTMLSelectElement} chooser @param {Scene} scene */
function offer(chooser, { at }) {
  if (
    chooser.options.length === at.length &&
    [...chooser.options].every((option, j) => option.value === String(at[j] + 1))
  )
    return;
  const chosen = chooser.value;
  chooser.replaceChildren(...at.map((direction) => html("option", { value: direction + 1 }, [String(direction + 1)])));
  chooser.value = at.includes(Number(chosen) - 1) ? chosen : "1";
}

/**
 * The item weight of the chosen direction: what its handle stands at.
 * @param {HTMLSelectElement} chooser @returns {Numeric}
 */
function weightOf(chooser) {
  const penaltyAt = (/** @type {Scene} */ { at, now, state }) => {
    const j = Math.max(at.indexOf(Number(chooser.value) - 1), 0);
    return { j, weight: now.items[at[j]], plain: now.items[at[j]] / 10 ** state.bend[j] };
  };
  return {
    now: (scene) => Number(penaltyAt(scene).weight.toPrecision(4)),
    range: (scene) => [1e-3, 1e3].map((factor) => Number((penaltyAt(scene).plain * factor).toPrecision(3))),
    change: (value, scene) => {
      const { j, weight } = penaltyAt(scene);
      return {
        bend: scene.state.bend.map((each, at) => (at === j && weight > 0 ? each + Math.log10(value / weight) : each)),
      };
    },
  };
}

/**
 * A number to type; what is wrong with one is said, and the last good one stays.
 * @typedef {{
 *   now: (scene: Scene) => number, range: (scene: Scene) => number[], whole?: boolean,
 *   change: (value: number, scene: Scene) => Partial<import("./types.js").State>,
 * }} Numeric
 * @param {SpectrumLab} lab @param {"rank" | "lam" | "weight"} name @param {(said: string) => void} refuse
 * @param {Numeric} of @param {HTMLElement[]} [before]
 */
function field(lab, name, refuse, of, before = []) {
  const { text: says } = lab;
  const input = /** @type {HTMLInputElement} */ (
    html("input", { type: "text", inputmode: "decimal", size: 6, "data-field": name, "aria-label": says(name) })
  );
  const root = html("span", { class: "named", title: says(`${name}.title`) }, [says(name), ...before, input]);
  /** @type {unknown} */
  let refused = null;
  input.addEventListener("change", () => {
    const value = parseNumber(input.value);
    const [low, high] = of.range(lab.scene);
    const good = value !== null && value >= low && value <= high && (!of.whole || Number.isInteger(value));
    refused = good ? null : lab.scene.state;
    refuse(good ? "" : says(`${name}-error`, { typed: input.value, low: short(low), most: short(high) }));
    set(input, "aria-invalid", good ? null : "true");
    if (!good) return;
    lab.move((scene) => of.change(value, scene));
    lab.settle(false);
  });
  return {
    root,
    /** @param {Scene} scene */
    draw: (scene) => {
      if (scene.state !== refused) set(input, "aria-invalid", null);
      if (!input.matches(":focus") && !input.hasAttribute("aria-invalid")) input.value = typed(of.now(scene));
    },
  };
}

/** A number in a message: no digits that nobody types. @param {number} value */
function short(value) {
  return value.toLocaleString("en", { maximumSignificantDigits: 4 });
}
