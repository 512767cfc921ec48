/**
 * The last run's ten rows as arrows, and how far its hidden vectors reach, as a bar whose end is dragged: round, and
 * both turn; inwards, and what the one loses along that direction, the other gains.
 * @import {Scene} from "./scene.js" @import {AgainLab} from "./values.js"
 */

import { html, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed } from "../../lab/numbers.js";
import { disc } from "./overlay.js";

const [ROOM, DOT] = [16, 3];
/** How many times rows can grow before the picture shrinks: as many as the story asks for are seen. */
const SEEN = 3;
const RADIANS = Math.PI / 180;

/** @param {AgainLab} lab */
export function squeezedPicture(lab) {
  const size = { width: 420, height: 220 };
  const [rows, hidden] = ["rows", "hidden"].map((name) => svg("path", { class: name }));
  const stage = svg("svg", { class: "stage squeezed", role: "group", "aria-label": lab.text("squeezed") }, [
    hidden,
    rows,
  ]);
  const here = html("output");
  const middle = () => [size.width / 2, size.height / 2];
  const reach = () => Math.min(...middle()) - ROOM;
  /** From the middle, so far, the way that both are turned. @param {number} x @param {number} y */
  const at = (x, y) => {
    const [cos, sin] = [Math.cos, Math.sin].map((of) => of(lab.scene.state.turn * RADIANS));
    return [middle()[0] + x * cos - y * sin, middle()[1] - x * sin - y * cos];
  };
  const away = (/** @type {readonly number[]} */ pixel) => pixel.map((each, k) => each - middle()[k]);
  const grip = createGrip(stage, lab, {
    ...{ name: "hidden", label: lab.text("handle-hidden"), field: "squeeze", size, upright: true },
    pixelOf: (squeeze) => at(reach() / 2 ** squeeze, 0),
    valueAt: (pixel) => Math.log2(reach() / Math.hypot(...away(pixel))),
    beside: { field: "turn", valueAt: (pixel) => Math.atan2(-away(pixel)[1], away(pixel)[0]) / RADIANS },
  });
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ { state, source }) => {
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    const { products, along } = source.grams[state.run];
    const grown = 2 ** state.squeeze;
    const tips = along.map((each, k) => [grown * each, Math.sqrt(Math.max(products[k][k] - each ** 2, 0))]);
    const room = Math.max(SEEN, grown) / grown;
    const unit = reach() / Math.max(...tips.map(([x, y]) => Math.hypot(room * x, y)));
    const lines = tips.map(([x, y]) => at(unit * x, unit * y));
    const squeezed = (/** @type {readonly number[]} */ place) => place.map((each) => each.toFixed(1)).join(" ");
    set(rows, "d", lines.map((end) => `M${squeezed(middle())}L${squeezed(end)}${disc(end, DOT)}`).join(""));
    const end = at(reach() / grown, 0);
    set(hidden, "d", `M${squeezed(at(-reach() / grown, 0))}L${squeezed(end)}`);
    const values = { factor: fixed(1 / grown), grown: fixed(grown, 1), turn: fixed(state.turn, 0) };
    text(here, lab.text(Math.round(state.turn) ? "hidden-turned" : "hidden-value", values));
    grip.draw(end, here.textContent ?? "");
  };
  sized(stage, size, () => draw(lab.scene));
  return { root: html("div", { class: "turned" }, [here, stage, html("p", {}, [lab.text("squeezed")])]), draw };
}
