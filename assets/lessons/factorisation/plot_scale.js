/**
 * Where the spectrum's weights stand in its picture: places across, decades upwards.
 *
 * @import {Scene} from "./types.js"
 */

/** Pixels around the picture. */
export const MARGIN = { left: 72, right: 22, top: 24, bottom: 54 };
/** Decades above and below all weights; a step leaves room for its own move, so that the axis stands. */
export const ROOM = 0.3;
export const GUIDED = { near: 0.6, far: 1.1 };
const LEAST = 1.6;
/** Pixels of a line of text. */
const LINE = 20;
/** Decades between a weight and the end of an axis that stands; a step’s own move goes up to its end. */
export const EDGE = { free: 0.1, guided: -1e-6 };

/** Where a place in the order and a decade stand in the picture, and back; size in pixels, span in decades. */
export function createScale() {
  const scale = {
    size: { width: 560, height: 300 },
    span: [-1, 1],
    x: (/** @type {number} */ t, /** @type {number} */ count) =>
      MARGIN.left + ((t + 0.5) / count) * (scale.size.width - MARGIN.left - MARGIN.right),
    y: (/** @type {number} */ decade) => MARGIN.top + ((scale.span[1] - decade) / decades()) * inner(),
    decadeAt: (/** @type {number} */ y) => scale.span[1] - ((y - MARGIN.top) / inner()) * decades(),
  };
  const inner = () => scale.size.height - MARGIN.top - MARGIN.bottom;
  const decades = () => scale.span[1] - scale.span[0];
  return scale;
}

/**
 * The axis once a move is done: it stands still while all weights are well inside and it is not far too long.
 *
 * @param {number[] | null} span the present one, if there is one @param {Scene} scene @param {number} [room]
 * @param {number} [edge]
 */
export function settledSpan(span, scene, room = ROOM, edge = EDGE.free) {
  const [low, high] = endsOf(scene);
  const wanted = spanOf(scene, room);
  const stands =
    span && span[0] <= low - edge && span[1] >= high + edge && span[1] - span[0] <= 2 * (wanted[1] - wanted[0]);
  return stands ? span : wanted;
}

/** The least and the greatest weight, in decades. @param {Scene} scene */
function endsOf({ sizes }) {
  const decades = [sizes.items, sizes.users].flatMap((each) =>
    Array.from(each)
      .filter((w) => w > 0)
      .map(Math.log10),
  );
  return [Math.min(...decades), Math.max(...decades)];
}

/** The decades that all weights lie in, with room to drag. @param {Scene} scene @param {number} room */
function spanOf(scene, room) {
  const [low, high] = endsOf(scene);
  if (low > high) return [-1, 1]; // no weight at all
  const more = Math.max(room, (LEAST - (high - low)) / 2);
  return [low - more, high + more];
}

/**
 * Round weights in a span of decades, at most eight or so, with room for each: 1, 2, 5, 10… or powers of ten.
 * @param {number[]} span @param {number} tall in pixels
 */
export function levels([low, high], tall) {
  const most = Math.min(8, tall / LINE);
  const factors = 3 * (high - low) < most ? [1, 2, 5] : [1];
  const step = Math.max(1, Math.ceil((high - low) / most));
  const steps = [];
  for (let decade = Math.floor(low / step) * step; decade <= high; decade += step) {
    for (const factor of factors) steps.push(factor * 10 ** decade);
  }
  return steps.filter((level) => Math.log10(level) >= low && Math.log10(level) <= high);
}

/** @param {number} level */
export function power(level) {
  return level >= 0.001 && level <= 9999
    ? String(Number(level.toPrecision(1)))
    : level.toExponential(0).replace("e+", "e").replace("-", "−");
}
