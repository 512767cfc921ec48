/** Typed values for everything that can be dragged, and the labels themselves. */

import { FEWEST_LABELS, MOST_LABELS, fieldFits, labelError } from "../codec.js";
import { html, set, text } from "../dom.js";
import { chip } from "../looks.js";
import { parseNumber, typed } from "../numbers.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

const LEAST_DIAGONAL = 0.05;

/** @param {{points?: string[], labels?: boolean, matrix?: string, diagonal?: boolean}} spec @param {Lab} lab */
export function valuesPanel(spec, lab) {
  const { words } = lab;
  const body = html("tbody");
  const error = html("p", { class: "error", role: "alert", "data-note": "values" });
  const addLabel = html("button", { type: "button", "data-action": "add-label" }, [words["add-label"]]);
  const head = ["", "x", "y", ""].map((word) => html("th", { scope: "col" }, [word]));
  const root = html("details", { class: "panel values" }, [
    html("summary", {}, [words.values]),
    html("div", { class: "scroll" }, [html("table", {}, [html("thead", {}, [html("tr", {}, head)]), body])]),
    ...(spec.labels ? [addLabel] : []),
    error,
  ]);
  /** @type {{input: HTMLInputElement, name: (scene: Scene) => string, read: (scene: Scene) => string}[]} */
  let inputs = [];
  /** @type {{root: Element, show: (scene: Scene) => void}[]} */
  let names = [];
  let built = 0;
  /** @type {unknown} the state in which something wrong was typed */
  let wrongIn = null;

  const say = (/** @type {string} */ message) => text(error, message);
  const entry = (
    /** @type {(scene: Scene) => string} */ name,
    /** @type {(scene: Scene) => string} */ read,
    /** @type {(text: string) => Record<string, any> | string} */ change,
  ) => {
    const input = /** @type {HTMLInputElement} */ (html("input", { type: "text", size: 7 }));
    inputs.push({ input, name, read });
    input.addEventListener("change", () => {
      const outcome = change(input.value);
      const wrong = typeof outcome === "string";
      input.setAttribute("aria-invalid", String(wrong));
      say(wrong ? outcome : "");
      wrongIn = wrong ? lab.scene.state : null;
      if (wrong) return;
      lab.move(() => outcome);
      lab.settle(false, true);
    });
    return input;
  };
  const coordinate = (/** @type {string} */ field, /** @type {number} */ row, /** @type {number} */ axis) => {
    const at = (/** @type {Scene} */ scene) => (row < 0 ? scene.state[field] : scene.state[field][row]);
    const name = (/** @type {Scene} */ { state }) => `${row < 0 ? words[`field-${field}`] ?? field : state.labels[row]} ${"xy"[axis]}`;
    return entry(name, (scene) => typed(at(scene)[axis]), (input) => {
      const value = parseNumber(input);
      const { low, high, label } = lab.field(field);
      if (value === null || value < low || value > high) {
        return words["number-error"].replace("{typed}", input).replace("{what}", label).replace("{low}", typed(low)).replace("{high}", typed(high));
      }
      const point = [...at(lab.scene)];
      point[axis] = value;
      if (row < 0) return { [field]: point };
      const points = [...lab.scene.state[field]];
      points[row] = point;
      return { [field]: points };
    });
  };
  const matrixEntry = (/** @type {string} */ field, /** @type {number} */ k) => {
    const input = entry(() => `${words[`field-${field}`]} ${Math.floor(k / 2) + 1},${(k % 2) + 1}`, (scene) => typed(scene.state[field][k]), (text) => {
      const value = parseNumber(text);
      const about = lab.field(field);
      const least = spec.diagonal ? LEAST_DIAGONAL : about.low;
      if (value === null || value < least || value > about.high) {
        return words["number-error"].replace("{typed}", text).replace("{what}", about.label).replace("{low}", typed(least)).replace("{high}", typed(about.high));
      }
      const entries = [...lab.scene.state[field]];
      entries[k] = value;
      return fieldFits(about, entries, lab.scene.n) ? { [field]: entries } : words["matrix-error"];
    });
    if (spec.diagonal && k % 3) input.disabled = true;
    return input;
  };
  const renamed = (/** @type {number} */ k) =>
    entry(({ state }) => `${words["name-of"]} ${state.labels[k]}`, (scene) => scene.state.labels[k], (input) => {
      const labels = lab.scene.state.labels.map((label, other) => (other === k ? input.trim() : label));
      const wrong = labelError(labels);
      return wrong ? words["label-error"].replace("{why}", wrong) : { labels };
    });

  const build = (/** @type {Scene} */ scene) => {
    inputs = [];
    names = [];
    const { labels } = scene.state;
    const points = (spec.points ?? []).filter((field) => scene.state[field]);
    body.replaceChildren(
      ...points.map((field) => row(words[`field-${field}`] ?? field, coordinate(field, -1, 0), coordinate(field, -1, 1), "")),
      ...(spec.matrix ? [0, 2].map((k) => row(`${words[`field-${spec.matrix}`]} ${k / 2 + 1}`, matrixEntry(spec.matrix ?? "", k), matrixEntry(spec.matrix ?? "", k + 1), "")) : []),
      ...labels.map((_, k) => {
        const remove = html("button", { type: "button", class: "remove" }, ["×"]);
        remove.addEventListener("click", () => removeLabel(lab, k, say));
        names.push({ root: remove, show: ({ state }) => set(remove, "aria-label", `${words["remove-label"]} ${state.labels[k]}`) });
        const written = html("span");
        names.push({ root: written, show: ({ state }) => text(written, state.labels[k]) });
        const name = html("span", { class: "named" }, [chip(lab.tokens, k, ""), spec.labels ? renamed(k) : written]);
        return row(name, coordinate("unembeddings", k, 0), coordinate("unembeddings", k, 1), spec.labels ? remove : "");
      }),
    );
  };
  addLabel.addEventListener("click", () => insertLabel(lab, say));
  root.addEventListener("toggle", () => refresh(lab.scene));

  const refresh = (/** @type {Scene} */ scene) => {
    if (!(/** @type {HTMLDetailsElement} */ (root).open)) return;
    if (built !== scene.n) rebuild(scene);
    for (const name of names) name.show(scene);
    set(addLabel, "disabled", scene.n >= MOST_LABELS ? "" : null);
    const corrected = wrongIn !== null && wrongIn !== scene.state;
    if (corrected) {
      wrongIn = null;
      say("");
    }
    for (const { input, name, read } of inputs) {
      set(input, "data-input", name(scene));
      set(input, "aria-label", name(scene));
      if (corrected) input.setAttribute("aria-invalid", "false");
      const value = read(scene);
      if (input !== active() && input.getAttribute("aria-invalid") !== "true" && input.value !== value) input.value = value;
    }
  };
  const active = () => /** @type {ShadowRoot} */ (root.getRootNode()).activeElement;
  /** Rows for as many labels as there are now; who was in a row stays at its place. @param {Scene} scene */
  const rebuild = (scene) => {
    const fields = () => [...body.querySelectorAll("input, button")];
    const at = fields().findIndex((field) => field === active());
    built = scene.n;
    build(scene);
    if (at >= 0) /** @type {HTMLElement} */ (fields()[Math.min(at, fields().length - 1)]).focus();
  };
  return { root, draw: refresh };
}

/** @param {Node | string} name @param {Node} x @param {Node} y @param {Node | string} end */
function row(name, x, y, end) {
  return html("tr", {}, [html("th", { scope: "row" }, [name]), ...[x, y, end].map((each) => html("td", {}, [each]))]);
}

/** @param {Lab} lab @param {(message: string) => void} say */
function insertLabel(lab, say) {
  const { state } = lab.scene;
  const taken = new Set(state.labels);
  const name = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !taken.has(letter)) ?? `label ${state.labels.length + 1}`;
  const labels = [...state.labels, name];
  const wrong = labelError(labels);
  say(wrong ? lab.words["label-error"].replace("{why}", wrong) : "");
  if (wrong) return;
  const angle = labels.length * 2.4;
  const point = [Math.cos(angle), Math.sin(angle)];
  lab.move(() => ({ labels, ...perLabel(state, (rows) => [...rows, point]) }));
  lab.settle(false, true);
}

/** @param {Lab} lab @param {number} k @param {(message: string) => void} say */
function removeLabel(lab, k, say) {
  const { state } = lab.scene;
  const without = (/** @type {any[]} */ list) => list.filter((_, other) => other !== k);
  if (state.labels.length <= FEWEST_LABELS) {
    say(lab.words["label-error"].replace("{why}", labelError(without(state.labels)) ?? ""));
    return;
  }
  say("");
  const kept = state.pair.map((/** @type {number} */ i) => (i > k ? i - 1 : i));
  const pair = state.pair.includes(k) ? [0, 1] : kept;
  lab.move(() => ({
    labels: without(state.labels),
    ...perLabel(state, without),
    pair,
  }));
  lab.settle(false, true);
}

/** The rows a state holds for its labels, changed alike. @param {import("../codec.js").State} state @param {(rows: any[]) => any[]} change */
function perLabel(state, change) {
  const fields = ["unembeddings", "reference"].filter((field) => state[field]);
  return Object.fromEntries(fields.map((field) => [field, change(state[field])]));
}
