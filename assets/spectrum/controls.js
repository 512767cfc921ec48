/**
 * Rank and λ as numbers to type, one-click settings, and what every lab can do: undo, reset, save.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./lab.js").SpectrumLab} SpectrumLab
 */

import { html, set, text } from "../plane/dom.js";
import { parseNumber, typed } from "../plane/numbers.js";
import { filled } from "../plane/sentence.js";
import { EVEN, HANDLES } from "./scene.js";

const NONE = Array.from({ length: HANDLES }, () => 0);
const ONTO_FIRST = NONE.map((_, at) => (at === 0 ? 3 : 0));
const TOOLS = ["undo", "redo", "reset", "copy-link", "talk"];
const SAVES = ["svg", "png", "csv-panels", "csv-cosines"];

/** @param {SpectrumLab} lab */
export function controlsPanel(lab) {
  const { words, source } = lab;
  const error = html("p", { class: "error", role: "alert" });
  const rank = field(lab, "rank", error, (value) => (Number.isInteger(value) && value >= 1 && value <= source.most ? null : "rank-error"));
  const lam = field(lab, "lam", error, (value) => (value >= 0 && value <= 1e9 ? null : "lam-error"));
  /** @type {Record<string, () => Partial<import("./scene.js").State>>} */
  const presets = {
    "onto-first": () => ({ gauge: EVEN, bend: ONTO_FIRST }),
    ...(source.full ? { identity: () => ({ gauge: 0, bend: NONE, rank: source.names.length }), raw: () => ({ gauge: 2, bend: NONE, rank: source.names.length }) } : {}),
  };
  const buttons = Object.entries(presets).map(([key, change]) => press(words, key, () => {
    lab.move(change);
    lab.settle(false);
  }));
  const tools = TOOLS.map((verb) => press(words, verb, () => lab.tool(verb)));
  const saves = SAVES.map((what) => press(words, what, () => lab.save(what)));
  const note = html("span", { class: "note", role: "status" });
  return {
    root: html("section", { class: "controls" }, [
      html("div", { class: "tools" }, [rank.root, lam.root, ...buttons]),
      error,
      html("div", { class: "tools" }, [...tools, html("span", { class: "rule-off" }), ...saves, note]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      rank.draw(scene.state.rank);
      lam.draw(scene.state.lam);
      tools.forEach((tool, at) => set(tool, "disabled", lab.possible(TOOLS[at]) ? null : ""));
      text(note, lab.toolNote);
    },
  };
}

/** @param {Record<string, string>} words @param {string} verb @param {() => void} action */
function press(words, verb, action) {
  const button = html("button", { type: "button", "data-action": verb, title: words[`${verb}-title`] ?? "" }, [words[verb]]);
  button.addEventListener("click", action);
  return button;
}

/**
 * A number to type; what is wrong with one is said, and the last good one stays.
 * @param {SpectrumLab} lab @param {"rank" | "lam"} name @param {HTMLElement} error @param {(value: number) => string | null} wrong
 */
function field(lab, name, error, wrong) {
  const { words, source } = lab;
  const input = /** @type {HTMLInputElement} */ (html("input", { type: "text", inputmode: "decimal", size: 6, "data-field": name }));
  const root = html("label", { class: "named", title: words[`${name}-title`] }, [words[name], input]);
  input.addEventListener("change", () => {
    const value = parseNumber(input.value);
    const fault = value === null ? `${name}-error` : wrong(value);
    text(error, fault ? filled(words[fault], { typed: input.value, most: String(source.most) }) : "");
    set(input, "aria-invalid", fault ? "true" : null);
    if (fault || value === null) return;
    lab.move(() => ({ [name]: value }));
    lab.settle(false);
  });
  return {
    root,
    /** @param {number} value */
    draw: (value) => {
      if (document.activeElement?.shadowRoot?.activeElement !== input && !input.hasAttribute("aria-invalid")) input.value = typed(value);
    },
  };
}
