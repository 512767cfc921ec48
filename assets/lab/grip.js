/**
 * A handle on a line of a picture that a panel draws by itself: its mark, and what hands do to the field it stands for,
 * and to a second one across where there is one.
 *
 * @import {Line} from "./types.js" @typedef {readonly number[]} Pixel
 */

import { set, svg } from "./dom.js";
import { KEYS_HINT, listen } from "./gestures.js";

/** @param {SVGElement} stage @param {import("./types.js").Lab<any>} lab @param {Line} line */
export function createGrip(
  stage,
  lab,
  {
    name,
    label,
    field,
    size,
    upright = false,
    ends = 0,
    beside,
    pixelOf,
    valueAt,
    shown: visible = () => true,
    told: value = () => lab.scene.state[field],
    pinned = () => false,
  },
) {
  const { low, high, whole = false } = lab.field(field);
  const at = () => lab.scene.state[field];
  const along = (/** @type {Pixel} */ pixel) => pixel[Number(upright)];
  const taken = (/** @type {Pixel} */ pixel) =>
    (ends ? [low, high] : []).find((end) => Math.abs(along(pixelOf(end)) - along(pixel)) < ends) ?? valueAt(pixel);
  /** A whole number goes as far as its picture does, or to the next. @param {number} now @param {number} by */
  const nudged = (now, by) => {
    if (!whole) return now + by * (high - low);
    const way = (upright ? -size.height : size.width) * by;
    const there = valueAt(pixelOf(now).map((each, k) => (k === Number(upright) ? each + way : each)));
    const next = now + Math.sign(by);
    return there !== now ? there : along(pixelOf(next)) === along(pixelOf(now)) ? now : next; // of what is drawn
  };
  const still = () => pinned() || (lab.stage?.still() ?? false);
  const root = sliderOf({ name, label, upright, low, high });
  const mark = markOf(root, Number(upright), () => [low, high].map((end) => along(pixelOf(end))));
  listen(stage, {
    nearest: (pixel, reach) =>
      visible() && !still() && Math.hypot(...pixelOf(at()).map((each, k) => each - pixel[k])) <= reach ? name : null,
    pixelOf: () => pixelOf(at()),
    start: lab.start,
    move: (_, pixel) => {
      lab.move(() => ({ [field]: taken(pixel), ...(beside && { [beside.field]: beside.valueAt(pixel) }) }));
      if (whole) mark.hold(pixel);
    },
    nudge: (_, right, up) =>
      lab.move(({ state }) =>
        beside && right
          ? {
              [beside.field]:
                state[beside.field] + right * (lab.field(beside.field).high - lab.field(beside.field).low),
            }
          : { [field]: nudged(state[field], right + up) },
      ),
    end: (_, last) => lab.move(() => ({ [field]: valueAt(pixelOf(last ? high : low)) })), // of what is drawn
    settle: (byKey) => {
      mark.hold(null);
      lab.settle(byKey);
    },
    revert: () => {
      mark.hold(null);
      lab.revert();
    },
    place: () => {},
    size: () => [size.width, size.height],
  });
  return {
    root,
    /** @param {Pixel} pixel where it is drawn @param {string} valueText its value in words */
    draw: (pixel, valueText) => {
      mark.put(pixel);
      set(root, "class", `grip${still() ? " named" : lab.guided() ? " lead" : ""}`);
      set(root, "data-handle", still() ? null : name);
      set(root, "aria-hidden", still() || stage.closest("[hidden]") ? "true" : null); // a slider without a size
      set(root, "tabindex", still() ? null : 0);
      set(root, "aria-valuenow", value().toFixed(4));
      set(root, "aria-valuetext", valueText);
    },
  };
}

/**
 * The mark, for hands and for ears. @param {{name: string, label: string, upright: boolean, low: number, high: number}}
 * of
 */
function sliderOf({ name, label, upright, low, high }) {
  const spoken = {
    "aria-orientation": upright ? "vertical" : "horizontal",
    "aria-valuemin": low,
    "aria-valuemax": high,
    "aria-label": label,
    "aria-describedby": KEYS_HINT,
  };
  return svg("g", { class: "grip", role: "slider", tabindex: 0, "data-handle": name, ...spoken }, [
    svg("circle", { class: "hit", r: 22 }),
    svg("circle", { class: "focus-ring", r: 16 }),
    svg("circle", { class: "shape", r: 10 }),
  ]);
}

/**
 * The place of a mark. Whole numbers are few pixels of a line, and a hand holds it anywhere: it goes with the hand as
 * far as the line does, and lies on its number once it is let go.
 * @param {SVGElement} root @param {number} way the coordinate that is along the line @param {() => number[]} ends
 */
function markOf(root, way, ends) {
  let [drawn, held] = [/** @type {Pixel} */ ([0, 0]), /** @type {Pixel | null} */ (null)];
  const draw = () => {
    const [from, to] = held ? ends().sort((one, other) => one - other) : [0, 0];
    const [x, y] = drawn.map((each, k) => (held && k === way ? Math.min(Math.max(held[k], from), to) : each));
    set(root, "transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  };
  return {
    put: (/** @type {Pixel} */ pixel) => {
      drawn = pixel;
      draw();
    },
    hold: (/** @type {Pixel | null} */ pixel) => {
      if (pixel === held) return;
      held = pixel;
      draw();
    },
  };
}
