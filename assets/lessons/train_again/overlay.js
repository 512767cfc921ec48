/**
 * The first run's row of 3 among its hidden vectors, dragged to where the last run has it; and what becomes of the
 * outputs.
 */

import { html, set, sized, svg } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed } from "../../lab/numbers.js";
import { arrowPath } from "../../plane/layers.js";
import { valuesOf } from "./values.js";
/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./values.js").AgainLab} AgainLab */

const ROOM = 26;
const DOT = 2.5;

/** @param {object} _spec @param {AgainLab} lab */
export function overlayPanel(_spec, lab) {
  const { text: says } = lab;
  const pictures = [rowPicture(lab), outputsPicture(lab)];
  const values = valuesOf(lab, ["row-cos", "before"], ["lay", "agree-alike", "across", "up"]);
  const root = html("section", { class: "panel overlay", "aria-label": says("overlay") }, [
    values.root,
    html(
      "div",
      { class: "both" },
      pictures.map((each) => each.root),
    ),
    html("p", { class: "caption" }, [says("overlay-caption")]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      for (const { draw } of pictures) draw(scene);
      values.draw();
    },
  };
}

/** Hidden vectors as dots, the row as an arrow in a scale of its own. @param {AgainLab} lab */
function rowPicture(lab) {
  const size = { width: 620, height: 300 };
  const { row, far, images } = lab.scene.source.swap;
  const [reach, end] = [Math.max(...images.map(([x]) => Math.abs(x))), row[1] + far];
  const [others, own, way, begun, arrow] = ["others", "own", "gap", "begun", "arrow"].map((name) =>
    svg("path", { class: name }),
  );
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": lab.text("overlay") }, [
    others,
    own,
    way,
    begun,
    arrow,
  ]);
  const middle = () => [size.width / 2, size.height / 2];
  const at = (/** @type {readonly number[]} */ [x, y], /** @type {number} */ unit) => [
    size.width / 2 + unit * x,
    size.height / 2 - unit * y,
  ];
  const unit = () =>
    Math.min(
      (size.height / 2 - ROOM) / Math.abs(end),
      (size.width / 2 - ROOM) / (row[0] + lab.field("aside").high * far),
    );
  const tip = (/** @type {number} */ lay, aside = 0) => at([row[0] + aside * far, row[1] + lay * far], unit());
  const grip = createGrip(stage, lab, {
    ...{ name: "row", label: lab.text("handle-row"), field: "lay", size, upright: true, ends: 7 },
    pixelOf: (lay) => tip(lay, lab.scene.state.aside),
    valueAt: ([, y]) => (tip(0)[1] - y) / (unit() * far),
    beside: { field: "aside", valueAt: ([x]) => (x - tip(0)[0]) / (unit() * far) },
  });
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ scene) => {
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    const dots = (/** @type {boolean} */ read) =>
      images
        .filter(([, , lead]) => lead > 0 === read)
        .map((each) => disc(at(each, (size.width / 2 - ROOM) / reach), DOT))
        .join("");
    set(others, "d", dots(false));
    set(own, "d", dots(true));
    set(way, "d", `M${tip(0).join(" ")}L${tip(1).join(" ")}${disc(tip(1), 2 * DOT)}`);
    set(begun, "d", arrowPath(middle(), tip(0)));
    const now = tip(scene.state.lay, scene.state.aside);
    set(arrow, "d", arrowPath(middle(), now));
    grip.draw(now, lab.text("overlay-value", { lay: fixed(scene.state.lay), cos: fixed(scene.turned) }));
  };
  sized(stage, size, () => draw(lab.scene));
  return { root: html("div", {}, [html("h2", {}, [lab.text("overlay")]), stage]), draw };
}

/** The output for 3 less the largest other one, before and now. @param {AgainLab} lab */
function outputsPicture(lab) {
  const { images } = lab.scene.source.swap;
  const reach = 1.15 * Math.max(...images.map(([, , lead]) => Math.abs(lead)));
  const dots = svg("path", { class: "own" });
  const frame = svg("path", { class: "axes", d: "M-100 0H100M0 -100V100M-100 100L100 -100" });
  const stage = svg(
    "svg",
    { class: "outputs", viewBox: "-100 -100 200 200", role: "img", "aria-label": lab.text("overlay-outputs-alt") },
    [frame, dots],
  );
  return {
    root: html("div", {}, [html("h2", {}, [lab.text("overlay-outputs")]), stage]),
    draw: (/** @type {Scene} */ { leads }) =>
      set(dots, "d", leads.map((lead, k) => disc([(100 * images[k][2]) / reach, (-100 * lead) / reach], 1.5)).join("")),
  };
}

/** @param {readonly number[]} at @param {number} r */
export const disc = ([x, y], r) =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
