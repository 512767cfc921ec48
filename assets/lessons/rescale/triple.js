/**
 * Three labels' cosines at once: with three labels in the plane, every planar triple of cosines has
 * an affine gauge (a translation and a linear map) with the same probabilities.
 */

import { html, set, text } from "../../lab/dom.js";
import { tripleGauge } from "../../lab/maths/linear.js";
import { fixed, parseNumber } from "../../lab/numbers.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function triplePanel(_spec, lab) {
  const choosers = [0, 1, 2].map((k) => select(`triple-${k + 1}`, `${lab.text("triple.label")} ${k + 1}`));
  const [first, second] = ["−0.5", "−0.5"].map((value, k) =>
    /** @type {HTMLInputElement} */ (html("input", { type: "text", inputmode: "decimal", value, "data-input": `triple-cosine-${k + 1}` })),
  );
  const third = select("triple-cosine-3", lab.text("triple.third"));
  const go = html("button", { type: "button", "data-action": "triple" }, [lab.text("triple.go")]);
  const error = html("p", { class: "error", role: "alert" });
  const names = ["1, 2", "1, 3", "2, 3"].map((pair) => html("span", {}, [`cos(${pair}) =`]));
  [first, second].forEach((input, k) => input.setAttribute("aria-label", `${lab.text("triple.cosine")} ${["1, 2", "1, 3"][k]}`));
  const root = html("section", { class: "panel triple" }, [
    html("h2", {}, [lab.text("triple.name")]),
    html("div", { class: "buttons" }, choosers),
    html("div", { class: "triple-grid" }, [names[0], first, names[1], second, names[2], third]),
    html("div", { class: "buttons" }, [go]),
    error,
    html("p", { class: "caption" }, [lab.text("triple.caption")]),
  ]);

  const cosines = () => {
    const [c12, c13] = [first, second].map((input) => parseNumber(input.value));
    const wrong = [c12, c13].some((c) => c === null || c < -1 || c > 1);
    text(error, wrong ? lab.text("triple.error") : "");
    return wrong ? null : /** @type {[number, number]} */ ([c12, c13]);
  };
  const refreshThird = () => {
    const known = cosines();
    if (!known) return;
    const [c12, c13] = known;
    const spread = Math.sqrt((1 - c12 ** 2) * (1 - c13 ** 2));
    const values = spread === 0 ? [c12 * c13] : [c12 * c13 - spread, c12 * c13 + spread];
    const key = values.join();
    if (third.dataset.values === key) return;
    third.dataset.values = key;
    third.replaceChildren(...values.map((c) => html("option", { value: c }, [fixed(c, 3)])));
  };
  [first, second].forEach((input) => input.addEventListener("change", refreshThird));
  go.addEventListener("click", () => {
    refreshThird();
    const known = cosines();
    const labels = choosers.map((chooser) => Number(chooser.value));
    if (!known) return;
    if (new Set(labels).size < 3) {
      text(error, lab.text("triple.same"));
      return;
    }
    const { state } = lab.scene;
    const gauge = tripleGauge(labels.map((k) => state.unembeddings[k]), [...known, Number(third.value)]);
    text(error, gauge ? "" : lab.text("triple.impossible"));
    if (!gauge) return;
    lab.move(() => ({ linear: gauge.A, shift: gauge.v, pair: labels.slice(0, 2), rule: 0 }));
    lab.settle(false, true);
  });
  refreshThird();
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const key = scene.state.labels.join("\n");
      set(go, "disabled", scene.n < 3 ? "" : null);
      for (const [k, chooser] of choosers.entries()) {
        if (chooser.dataset.names === key) continue;
        chooser.dataset.names = key;
        chooser.replaceChildren(...scene.state.labels.map((label, i) => html("option", { value: i }, [label])));
        chooser.value = String(Math.min(k, scene.n - 1));
      }
    },
  };
}

/** @param {string} name @param {string} label */
function select(name, label) {
  return /** @type {HTMLSelectElement} */ (html("select", { "data-input": name, "aria-label": label }));
}
