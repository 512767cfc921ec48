/**
 * The chosen pair: its cosine, large, before and after, and the buttons that make it what you like.
 * @import {Lab, Scene} from "../types.js"
 */

import { html, onShow, readout, set, svg, text } from "../../lab/dom.js";
import { fixed, parseNumber } from "../../lab/numbers.js";
import { answer, noted } from "../../lab/live_region.js";

/**
 * "Make it c": a slider and a number, both live. @param {Lab} lab
 * @param {string} verb what makes the pair's cosine the wanted one
 */
function targetRow(lab, verb) {
  const label = lab.text("pair.target");
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min: -1, max: 1, step: 0.01, "data-input": "target", "aria-label": label })
  );
  const go = (/** @type {number} */ target) => {
    lab.move(() => ({ target }));
    lab.perform(verb);
  };
  const number = typedTarget(lab, label, go);
  slider.addEventListener("input", () => go(Number(slider.value)));
  slider.addEventListener("change", () => lab.settle(false));
  const button = html("button", { type: "button", "data-action": verb }, [lab.text("pair.make")]);
  button.addEventListener("click", number.take);
  return {
    root: html("div", { class: "target" }, [button, number.input, slider, number.error]),
    draw: (/** @type {Scene} */ { state }) => {
      if (state.target === undefined) return;
      if (slider.value !== String(state.target)) slider.value = String(state.target);
      number.draw(state);
    },
  };
}

/**
 * The wanted cosine as a number to type; what is no cosine is said, and changes nothing. @param {Lab} lab
 * @param {string} label @param {(target: number) => void} go
 */
function typedTarget(lab, label, go) {
  const input = /** @type {HTMLInputElement} */ (
    html("input", { type: "text", inputmode: "decimal", size: 5, "data-input": "target-number", "aria-label": label })
  );
  const error = html("p", { class: "error" });
  /** @type {unknown} the state in which something wrong was typed */
  let wrongIn = null;
  const tell = (/** @type {string} */ sentence) => {
    noted(error, sentence);
    input.setAttribute("aria-invalid", String(sentence !== ""));
    wrongIn = sentence ? lab.scene.state : null;
  };
  const take = () => {
    const value = parseNumber(input.value);
    const good = value !== null && value >= -1 && value <= 1;
    tell(good ? "" : lab.text("pair.target-error", { typed: input.value }));
    if (!good) return;
    go(value);
    lab.settle(false, true);
  };
  input.addEventListener("change", take);
  return {
    input,
    error,
    take,
    draw: (/** @type {Scene["state"]} */ state) => {
      if (wrongIn !== null && wrongIn !== state) tell("");
      const busy = /** @type {ShadowRoot} */ (input.getRootNode()).activeElement === input;
      if (!busy && wrongIn === null) input.value = fixed(state.target);
    },
  };
}

/** @param {import("../vocabulary.js").Vocabulary["panels"]["pair"]} spec @param {Lab} lab */
export function pairPanel(spec, lab) {
  const note = html("p", { class: "note", "data-note": "pair" });
  const choosers = pairChoosers(lab, (sentence) => noted(note, sentence));
  const before = html("span", { class: "before", "data-readout": "cos-before" });
  const after = html("output", { class: "after", "data-readout": "cos", "aria-label": lab.text("pair.cosine-after") });
  const scale = cosineScale();
  const target = spec.target ? targetRow(lab, spec.target) : null;
  const whole = spec.whole && html("p", { class: "whole" });
  const root = html("section", { class: "panel pair", "data-speaks": "" }, [
    html("div", { class: "headline" }, [
      choosers.root,
      html("div", { class: "large" }, [
        before,
        html("span", { "aria-hidden": "true" }, ["→"]),
        html("span", { class: "slot" }, [after]),
      ]),
    ]),
    html("div", { class: "scale" }, [scale.root]),
    ...(whole ? [whole] : []),
    html(
      "div",
      { class: "buttons" },
      (spec.actions ?? []).map((verb) => lab.button(verb)),
    ),
    ...(target ? [html("div", { "data-rest": "" }, [target.root])] : []),
    note,
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { pair } = scene;
      choosers.draw(scene);
      readout(before, pair.before, fixed(pair.before));
      readout(after, pair.after, fixed(pair.after));
      set(after, "title", pair.after === null ? lab.text("lab.undefined") : String(pair.after));
      scale.draw(pair.before, pair.after);
      if (whole) text(whole, lab.text("pair.whole", { cosine: fixed(spec.whole?.[pair.i]?.[pair.j] ?? null) }));
      target?.draw(scene);
      const unknown = pair.before === null ? lab.text("pair.undefined-before") : "";
      noted(note, pair.after === null ? lab.text("lab.undefined") : lab.note || unknown);
    },
    // A surface with a sentence says it there, with what else the move did.
    settled: (/** @type {Scene} */ { pair, state }) =>
      answer(root, () =>
        onShow(lab.root.querySelector(".sentence"))
          ? ""
          : lab.text("pair.said", {
              a: state.labels[pair.i],
              b: state.labels[pair.j],
              before: fixed(pair.before),
              after: fixed(pair.after),
            }),
      ),
  };
}

/** "cos(a, b)", both to choose. @param {Lab} lab @param {(said: string) => void} say */
function pairChoosers(lab, say) {
  const [first, second] = [
    chooser("pair-first", lab.text("pair.first-label")),
    chooser("pair-second", lab.text("pair.second-label")),
  ];
  const choose = () => {
    const pair = [Number(first.value), Number(second.value)];
    if (pair[0] === pair[1]) {
      say(lab.text("pair.same-label"));
      first.value = String(lab.scene.pair.i);
      second.value = String(lab.scene.pair.j);
      return;
    }
    lab.move(() => ({ pair }));
    lab.settle(false);
  };
  for (const select of [first, second]) select.addEventListener("change", choose);
  return {
    root: html("div", { class: "choosers" }, [
      html("span", {}, ["cos("]),
      first,
      html("span", {}, [","]),
      second,
      html("span", {}, [")"]),
    ]),
    draw: (/** @type {Scene} */ { pair, state }) => {
      options(first, state.labels, pair.i);
      options(second, state.labels, pair.j);
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
    root: svg("svg", { class: "cosine-scale", viewBox: "0 0 240 38", "aria-hidden": "true" }, [
      line,
      ...marks,
      ghost,
      dot,
    ]),
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
