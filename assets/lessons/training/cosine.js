/** The cosine of the two vectors, as angle and as loss. */

import { html, readout } from "../../lab/dom.js";
import { noted } from "../../lab/spoken.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** The cosine, large: before the first step and now; and what it means as angle and loss. @param {object} _spec @param {Lab} lab */
export function descentCosinePanel(_spec, lab) {
  const before = html("span", { class: "before", "data-readout": "cos-before" });
  const after = html("output", { class: "after", "data-readout": "cos", "aria-label": lab.text("descent-cosine.cosine-now") });
  const theta = html("output", { "data-readout": "theta" });
  const loss = html("output", { "data-readout": "loss" });
  const note = html("p", { class: "note", "data-note": "pair" });
  return {
    root: html("section", { class: "panel pair" }, [
      html("div", { class: "headline" }, [html("span", {}, ["cos(z₁, z₂)"]), html("div", { class: "large" }, [before, after])]),
      html("div", { class: "headline" }, [html("span", {}, ["θ = ", theta]), html("span", {}, [lab.text("descent-cosine.loss"), " ", loss])]),
      note,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const found = lab.reads.now();
      readout(before, scene.pair.before, scene.state.steps ? `${fixed(scene.pair.before)} →` : "");
      readout(after, scene.pair.after, fixed(scene.pair.after));
      readout(theta, found.theta, found.theta === null ? fixed(null) : `${fixed(found.theta, 1)}°`);
      readout(loss, found.loss, fixed(found.loss));
      noted(note, found.theta === null ? lab.text("lab.undefined") : lab.note);
    },
  };
}
