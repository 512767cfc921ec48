/** The chosen pair: its cosine, large, before and after, and the buttons that make it what you like. */

import { html, readout, set, svg, text } from "../dom.js";
import { fixed, parseNumber } from "../numbers.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** @param {{actions?: string[], target?: string}} spec @param {Lab} lab */
export function pairPanel(spec, lab) {
  const { words } = lab;
  const first = chooser("pair-first", words["first-label"]);
  const second = chooser("pair-second", words["second-label"]);
  const before = html("span", { class: "before", "data-readout": "cos-before" });
  const after = html("output", { class: "after", "data-readout": "cos", "aria-label": words["cosine-after"] });
  const note = html("p", { class: "note", role: "status", "data-note": "pair" });
  const scale = cosineScale();
  const target = targetRow(lab, spec.target ?? "make-cosine");
  const root = html("section", { class: "panel pair" }, [
    html("div", { class: "headline" }, [
      html("div", { class: "choosers" }, [html("span", {}, ["cos("]), first, html("span", {}, [","]), second, html("span", {}, [")"])]),
      html("div", { class: "large" }, [before, html("span", { "aria-hidden": "true" }, ["→"]), after]),
    ]),
    scale.root,
    html("div", { class: "buttons" }, (spec.actions ?? []).map((verb) => lab.button(verb))),
    ...(spec.target ? [target.root] : []),
    note,
  ]);

  const choose = () => {
    const pair = [Number(first.value), Number(second.value)];
    if (pair[0] === pair[1]) {
      text(note, words["same-label"]);
      first.value = String(lab.scene.pair.i);
      second.value = String(lab.scene.pair.j);
      return;
    }
    lab.move(() => ({ pair }));
    lab.settle(false);
  };
  first.addEventListener("change", choose);
  second.addEventListener("change", choose);

  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { i, j } = scene.pair;
      options(first, scene.state.labels, i);
      options(second, scene.state.labels, j);
      readout(before, scene.pair.before, fixed(scene.pair.before));
      readout(after, scene.pair.after, fixed(scene.pair.after));
      set(after, "title", scene.pair.after === null ? words.undefined : String(scene.pair.after));
      scale.draw(scene.pair.before, scene.pair.after);
      target.draw(scene);
      const unknown = scene.pair.before === null ? words["undefined-before"] : "";
      text(note, scene.pair.after === null ? words.undefined : lab.note || unknown);
    },
  };
}

/** @param {string} name @param {string} label @returns {HTMLSelectElement} */
function chooser(name, label) {
  return /** @type {HTMLSelectElement} */ (html("select", { "aria-label": label, "data-input": name }));
}

/** @param {HTMLSelectElement} select @param {string[]} labels @param {number} chosen */
export function options(select, labels, chosen) {
  const names = labels.join("\n");
  if (select.dataset.names !== names) {
    select.dataset.names = names;
    select.replaceChildren(...labels.map((label, k) => html("option", { value: k }, [label])));
  }
  if (select.value !== String(chosen)) select.value = String(chosen);
}

/** A line from −1 to 1 with the cosine before and after on it. */
function cosineScale() {
  const ghost = svg("circle", { class: "ghost-dot", cy: 12, r: 5 });
  const dot = svg("circle", { class: "dot", cy: 12, r: 7 });
  const marks = [-1, 0, 1].flatMap((c) => [
    svg("line", { class: "mark", x1: place(c), x2: place(c), y1: 7, y2: 17 }),
    svg("text", { class: "tick", x: place(c), y: 33, "text-anchor": "middle" }, [fixed(c, 0)]),
  ]);
  const line = svg("line", { class: "line", x1: place(-1), x2: place(1), y1: 12, y2: 12 });
  return {
    root: svg("svg", { class: "cosine-scale", viewBox: "0 0 240 38", "aria-hidden": "true" }, [line, ...marks, ghost, dot]),
    /** @param {number | null} before @param {number | null} after */
    draw(before, after) {
      set(ghost, "cx", before === null ? -50 : place(before).toFixed(2));
      set(dot, "cx", after === null ? -50 : place(after).toFixed(2));
    },
  };
}

/** @param {number} c */
function place(c) {
  return 120 + 105 * c;
}

/** "Make it c": a slider and a number, both live. @param {Lab} lab @param {string} verb */
function targetRow(lab, verb) {
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min: -1, max: 1, step: 0.01, "data-input": "target", "aria-label": lab.words.target })
  );
  const number = /** @type {HTMLInputElement} */ (
    html("input", { type: "text", inputmode: "decimal", size: 5, "data-input": "target-number", "aria-label": lab.words.target })
  );
  const error = html("p", { class: "error", role: "alert" });
  /** @type {unknown} the state in which something wrong was typed */
  let wrongIn = null;
  const go = (/** @type {number} */ target) => {
    lab.move(() => ({ target }));
    lab.perform(verb);
  };
  slider.addEventListener("input", () => go(Number(slider.value)));
  slider.addEventListener("change", () => lab.settle(false));
  const typed = () => {
    const value = parseNumber(number.value);
    const wrong = value === null || value < -1 || value > 1;
    text(error, wrong ? lab.words["target-error"].replace("{typed}", number.value) : "");
    number.setAttribute("aria-invalid", String(wrong));
    wrongIn = wrong ? lab.scene.state : null;
    if (wrong) return;
    go(value);
    lab.settle(false, true);
  };
  number.addEventListener("change", typed);
  const button = html("button", { type: "button", "data-action": verb }, [lab.words["make-cosine"]]);
  button.addEventListener("click", typed);
  return {
    root: html("div", { class: "target" }, [button, number, slider, error]),
    draw: (/** @type {Scene} */ scene) => {
      if (scene.state.target === undefined) return;
      const value = String(scene.state.target);
      if (slider.value !== value) slider.value = value;
      if (wrongIn !== null && wrongIn !== scene.state) {
        wrongIn = null;
        text(error, "");
        number.setAttribute("aria-invalid", "false");
      }
      const invalid = wrongIn !== null;
      const busy = /** @type {ShadowRoot} */ (number.getRootNode()).activeElement === number;
      if (!busy && !invalid) number.value = fixed(scene.state.target);
    },
  };
}
