/**
 * Words as arrows in a plane, the mean of the arrows, and the direction of the mean of their unit arrows; the first
 * arrow is pulled longer.
 */

import { html, set, sized, svg } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { norm, scale } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { SENTENCES } from "./readings.js";
import { valuesOf } from "./stretched.js";

/** @typedef {import("./scene.js").Scene} Scene */

const [SIDE, FOOT, HEAD, WING] = [24, 34, 11, 0.45];

/** An arrow from a place along a vector of pixels. @param {readonly number[]} from @param {readonly number[]} by */
function arrowOf([x, y], [dx, dy]) {
  const angle = Math.atan2(-dy, dx);
  const wing = (/** @type {number} */ side) =>
    `${(x + dx - HEAD * Math.cos(angle + side)).toFixed(1)} ${(y - dy - HEAD * Math.sin(angle + side)).toFixed(1)}`;
  return `M${x} ${y}L${(x + dx).toFixed(1)} ${(y - dy).toFixed(1)}M${wing(WING)}L${(x + dx).toFixed(1)} ${(y - dy).toFixed(1)}L${wing(-WING)}`;
}

/** @param {object} _spec @param {import("./stretched.js").LengthLab} lab */
export function meansPanel(_spec, lab) {
  const { text: says } = lab;
  const { names, at } = lab.scene.source.means;
  const size = { width: 620, height: 340 };
  const values = valuesOf(lab, ["means-cos", "plain-turned", "unit-turned"], {
    held: ({ source }) => fixed(source.means.held),
    "first-word": SENTENCES["first-word"],
  });
  const arrows = names.map(() => svg("path", { class: "arrow word" }));
  const labels = names.map((name) => svg("text", {}, [name]));
  const [plain, units] = ["mean plain", "mean units"].map((name) => svg("path", { class: name }));
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("means") }, [
    ...arrows,
    units,
    plain,
    ...labels,
  ]);
  const most = lab.field("longer").high;
  const [across, up] = [most * norm(at[0]), Math.max(...at.map(([, y]) => y))];
  const unit = () => Math.min((size.width - 2 * SIDE) / across, (size.height - 2 * FOOT) / up);
  const zero = () => [SIDE, size.height - FOOT];
  const grip = createGrip(stage, lab, {
    ...{ name: "longer", label: says("handle-longer"), field: "longer", size, ends: 7 },
    pixelOf: (longer) => [SIDE + longer * norm(at[0]) * unit(), zero()[1]],
    valueAt: ([x]) => (x - SIDE) / unit() / norm(at[0]),
  });
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ { state, rows, mean }) => {
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    rows.forEach((row, k) => {
      const [x, y] = scale(row, unit());
      set(arrows[k], "d", arrowOf(zero(), [x, y]));
      set(labels[k], "x", (zero()[0] + x + (k ? 6 : -4)).toFixed(1));
      set(labels[k], "y", (zero()[1] - y + (k ? -2 : 28)).toFixed(1));
      set(labels[k], "text-anchor", k ? "start" : "end");
    });
    set(plain, "d", arrowOf(zero(), scale(mean.plain, unit())));
    const far = scale(mean.units, (unit() * up) / mean.units[1]);
    set(units, "d", `M${zero().join(" ")}l${far[0].toFixed(1)} ${(-far[1]).toFixed(1)}`);
    grip.draw(
      [SIDE + norm(rows[0]) * unit(), zero()[1]],
      says("handle-longer-value", { longer: fixed(state.longer), word: names[0] }),
    );
    values.draw(lab.scene);
  };
  sized(stage, size, () => draw(lab.scene));
  const legend = html(
    "p",
    { class: "legend" },
    ["plain", "units"].map((name) => html("span", { class: name }, [says(`legend-${name}`)])),
  );
  return {
    root: html("section", { class: "panel drawn means", "aria-label": says("means") }, [
      html("div", {}, [
        legend,
        stage,
        html("p", { class: "caption" }, [says("means-caption", { held: fixed(lab.scene.source.means.held) })]),
      ]),
      values.root,
    ]),
    draw,
  };
}
