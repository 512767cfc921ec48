/**
 * A handle on a line of a picture that a panel draws by itself: its mark, and what hands do to the one field it stands for.
 *
 * @typedef {readonly number[]} Pixel
 * @typedef {{
 *   name: string, label: string, field: string, size: {width: number, height: number}, upright?: boolean,
 *   pixelOf: (value: number) => Pixel, valueAt: (pixel: Pixel) => number, shown?: () => boolean,
 * }} Line size: of the picture, in pixels; upright: whether the line is; pixelOf, valueAt: where a value stands; shown: whether it can be taken hold of
 */

import { set, svg } from "./dom.js";
import { listen } from "./gestures.js";

/** @param {SVGElement} stage @param {import("./lab.js").Lab<any>} lab @param {Line} line */
export function createGrip(stage, lab, { name, label, field, size, upright = false, pixelOf, valueAt, shown = () => true }) {
  const { low, high } = lab.field(field);
  const at = () => lab.scene.state[field];
  const root = svg("g", { class: "grip", role: "slider", tabindex: 0, "data-handle": name, "aria-orientation": upright ? "vertical" : "horizontal", "aria-valuemin": low, "aria-valuemax": high, "aria-label": label }, [
    svg("circle", { class: "hit", r: 22 }),
    svg("circle", { class: "focus-ring", r: 16 }),
    svg("circle", { class: "shape", r: 10 }),
  ]);
  listen(stage, {
    nearest: (pixel, reach) => (shown() && Math.hypot(...pixelOf(at()).map((each, k) => each - pixel[k])) <= reach ? name : null),
    pixelOf: () => pixelOf(at()),
    start: lab.start,
    move: (_, pixel) => lab.move(() => ({ [field]: valueAt(pixel) })),
    nudge: (_, right, up) => lab.move(({ state }) => ({ [field]: state[field] + (right + up) * (high - low) })),
    settle: lab.settle,
    revert: lab.revert,
    place: () => {},
    size: () => [size.width, size.height],
  });
  return {
    root,
    /** @param {Pixel} place where it is drawn @param {string} said its value in words */
    draw: ([x, y], said) => {
      set(root, "transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      set(root, "class", `grip${lab.guided() ? " lead" : ""}`);
      set(root, "aria-valuenow", at().toFixed(4));
      set(root, "aria-valuetext", said);
    },
  };
}
