/**
 * Where names stand: beside what they name, clear of arrows, of grips and of one another.
 *
 * @import {Name, Obstacles, Pixel} from "./types.js"
 */

import { ems } from "../lab/ems.js";

const TURNS = [0, 30, -30, 60, -60, 90, -90, 125, -125, 180].map((degrees) => (degrees * Math.PI) / 180);
/** Radius of a grip and the air around it. */
const CLEAR = 13;
const COST = { out: 10, strays: 8, grip: 4, name: 3, arrow: 2, turn: 0.01 };
/** What a name bears before it leaves its side: an arrow that passes under it, while something moves. */
const BEARS = { still: 1, moving: COST.arrow + 1 };
/** Air between two names in a line, in pixels. */
const APART = 5;
/** How many lines further out a name may stand where it is crowded. */
const RINGS = 3;

/**
 * The middle of each name, relative to what it names; null for one that would lie over another. A name that stands free
 * stays on its side,
 * and so does one that an arrow crosses, while something moves.
 * @param {readonly Name[]} names @param {Obstacles} obstacles
 * @param {number[]} sides which turn each took last; kept up to date
 * @param {"still" | "moving"} [when]
 * @returns {([number, number] | null)[]}
 */
export function placed(names, { segments, size, all = false }, sides, when = "still") {
  const lost = (/** @type {number[]} */ box, /** @type {number} */ k) => !all && strays(box, names, k);
  /** @type {[number, number, number, number][]} */
  const taken = [];
  sides.length = names.length;
  /** @type {([number, number] | null)[]} */
  const spots = names.map(() => null);
  const order = [...names.keys()].sort((a, b) => Number(names[b].first ?? false) - Number(names[a].first ?? false));
  for (const k of order) {
    const name = names[k];
    if (name.width === 0) continue; // none is written
    const cost = (/** @type {number} */ side, most = Infinity) => {
      const [x, y] = offset(name, side);
      const box = boxAt(name, name.at[0] + x, name.at[1] + y);
      const own = side * COST.turn + costOf(box, names, k, segments, taken, size);
      return own < most && lost(box, k) ? own + COST.strays : own;
    };
    const [before, bears] = [sides[k] ?? 0, sides[k] === undefined ? BEARS.still : BEARS[when]];
    let [best, least] = [before, cost(before)];
    for (let side = 0; least >= bears && side < RINGS * TURNS.length; side += 1) {
      const now = cost(side, least);
      if (now < least) [best, least] = [side, now];
    }
    sides[k] = best;
    const [x, y] = offset(name, best);
    const box = boxAt(name, name.at[0] + x, name.at[1] + y);
    if (!name.first && (leaves(box, size) || taken.some((other) => meet(box, other)) || lost(box, k))) continue;
    taken.push([box[0] - APART, box[1], box[2] + APART, box[3]]);
    spots[k] = [x, y];
  }
  return spots;
}

/** @param {Name} name @param {number} side @returns {[number, number]} */
function offset({ away, width, height }, side) {
  const [turn, ring] = [TURNS[side % TURNS.length], Math.floor(side / TURNS.length)];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [c * away[0] - s * away[1], s * away[0] + c * away[1]];
  const reach =
    CLEAR + 1.2 * ring * height + Math.min(width / 2 / (Math.abs(x) || 1e-9), height / 2 / (Math.abs(y) || 1e-9));
  return [x * reach, y * reach];
}

/**
 * @param {{width: number, height: number}} name @param {number} x @param {number} y
 * @returns {[number, number, number, number]}
 */
export function boxAt({ width, height }, x, y) {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** Pixels of a letter's outline. */
const EDGE = 2;

/** Whether a box is cut by the plane's edge. @param {readonly number[]} box @param {Pixel} size */
const leaves = ([x0, y0, x1, y1], [width, height]) => x0 < EDGE || y0 < 0 || x1 > width - EDGE || y1 > height;

/**
 * What a box runs into. @param {[number, number, number, number]} box @param {readonly Name[]} names
 * @param {number} own @param {Obstacles["segments"]} segments @param {[number, number, number, number][]} taken
 * @param {Pixel} size
 */
function costOf(box, names, own, segments, taken, size) {
  let cost = leaves(box, size) ? COST.out : 0;
  for (const [a, b] of segments) if (crosses(box, a, b)) cost += COST.arrow;
  for (const other of taken) if (meet(box, other)) cost += COST.name;
  names.forEach(({ at }, k) => {
    if (k !== own && outside(box, at) < CLEAR - 2) cost += COST.grip;
  });
  return cost;
}

/**
 * Whether a name would be read as another's, as that one's grip is nearer. @param {readonly number[]} box
 * @param {readonly Name[]} names @param {number} own
 */
function strays(box, names, own) {
  const far = outside(box, names[own].at);
  return names.some(({ at }, k) => k !== own && outside(box, at) < far);
}

/** How far a spot lies outside a box. @param {readonly number[]} box @param {readonly number[]} spot */
function outside([x0, y0, x1, y1], [x, y]) {
  const [dx, dy] = [Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1)];
  return Math.sqrt(dx * dx + dy * dy); // of pixels: `hypot` is many times slower, and 26 names ask thousands of times
}

/**
 * Whether a segment passes through a box (Liang–Barsky). @param {readonly number[]} box @param {Pixel} a
 * @param {Pixel} b
 */
export function crosses([x0, y0, x1, y1], a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, a[0] - x0],
    [dx, x1 - a[0]],
    [-dy, a[1] - y0],
    [dy, y1 - a[1]],
  ]) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

/**
 * Places beside a spot for the middle of a text: in a direction, turned from it by up to 60°, then a little further
 * out.
 * @param {readonly number[]} spot @param {readonly number[]} way @param {Pixel} room width and height of the text
 * @returns {Pixel[]}
 */
export function besides([x, y], way, [width, height]) {
  const long = Math.hypot(way[0], way[1]) || 1;
  const away = /** @type {[number, number]} */ ([way[0] / long, way[1] / long]);
  const rings = Array.from({ length: 3 * RINGS }, (_, ring) => (ring * height) / 3);
  const sides = [...TURNS.keys()].slice(0, 5);
  return rings.flatMap((out) =>
    sides.map((side) => {
      const [dx, dy] = offset({ at: [0, 0], away, width, height }, side);
      const far = 1 + out / Math.hypot(dx, dy);
      return /** @type {Pixel} */ ([x + far * dx, y + far * dy]);
    }),
  );
}

/**
 * The first of some places at which a text lies in the plane and over nothing that is taken; it is taken then. null
 * where there is none.
 * @param {readonly Pixel[]} spots middles, the best first @param {Pixel} room width and height
 * @param {number[][]} taken boxes @param {Pixel} size of the plane
 * @param {readonly Pixel[][]} [arrows] to keep off, too
 */
export function freeSpot(spots, [width, height], taken, size, arrows = []) {
  for (const spot of spots) {
    const box = boxAt({ width, height }, spot[0], spot[1]);
    const airy = boxAt({ width: width + 2 * APART, height }, spot[0], spot[1]);
    if (leaves(box, size) || taken.some((other) => meet(airy, other))) continue;
    if (arrows.some(([a, b]) => crosses(box, a, b))) continue;
    taken.push(box);
    return spot;
  }
  return null;
}

/** Mean width of a letter and height of a line, in units of its size. */
const [LETTER, LINE] = [0.58, 1.2];

/**
 * Where the name of a mark stands beside it, in a direction, in the plane and over nothing that is written; null where
 * there is no room. @param {string} name @param {Pixel} spot @param {Pixel} way
 * @param {import("./types.js").Named} named @param {import("./view.js").View} view
 */
export function spotBeside(name, spot, way, { letter, boxes }, { width, height }) {
  /** @type {Pixel} */
  const room = [letter * ems(name, LETTER), LINE * letter];
  return freeSpot(besides(spot, way, room), room, boxes, [width, height]);
}

/** Whether two boxes have a point in common. @param {readonly number[]} a @param {readonly number[]} b */
function meet(a, b) {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
