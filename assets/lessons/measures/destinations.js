/** The layers of the Measures page: where the move takes each row, and what is measured there. */

import { keep, movable, put, set, svg, tells, text } from "../../lab/dom.js";
import { ems } from "../../lab/ems.js";
import { colour } from "../../lab/label_styles.js";
import { hull } from "../../lab/maths/hull.js";
import { add, dot, mean, norm, scale, subtract } from "../../lab/maths/vectors.js";
import { arrowPath } from "../../plane/layers.js";
import { besides, freeSpot } from "../../plane/placing.js";
import { pair as at, polygonPath, toPixels } from "../../plane/view.js";
import { thirdIn, tyingIn } from "./readings.js";

/** @import {Draw, Setting} from "../../plane/types.js" @import {View} from "../../plane/view.js" */
/** @typedef {readonly number[]} Spot */

/** Pixels of an angle's arc; lengths of a line beyond its ends; pixels between boxes along an arrow, half its width. */
const [RADIUS, FAR, STEP, THICK] = [26, 9, 6, 3];
/**
 * Width of a Latin letter in bold, height of a line, and how far its baseline is below its middle, in units of its
 * size.
 */
const [LETTER, LINE, DROP] = [0.62, 1.2, 0.35];

/**
 * Where the move takes each row: an arrow from the origin, joined to the row before the move. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function destinations(group, setting) {
  const joins = svg("path", { class: "ghost" });
  const casing = svg("path", { class: "casing" });
  group.append(joins, casing);
  /** @type {SVGElement[]} */
  const arrows = [];
  return (scene, view) => {
    const zero = toPixels(view, [0, 0]);
    keep(group, arrows, scene.n, (k) => svg("path", { class: "vector", stroke: colour(setting.tokens, k) }));
    const paths = scene.after.rows.map((row) => arrowPath(zero, toPixels(view, row)));
    paths.forEach((path, k) => set(arrows[k], "d", path));
    set(casing, "d", paths.join(""));
    set(
      joins,
      "d",
      scene.after.rows
        .map((row, k) => `M${at(toPixels(view, scene.state.unembeddings[k]))}L${at(toPixels(view, row))}`)
        .join(""),
    );
  };
}

/**
 * What is measured after the move, each under its name: the angle of the pair at zero, its distance, the angle of two
 * differences at its first label, the hull. @param {SVGElement} group @param {Setting} setting @returns {Draw}
 */
export function measured(group, setting) {
  tells(group, "*");
  const [edge, differences, distance, angles] = ["edge", "differences", "distance", "angles"].map((kind) =>
    svg("path", { class: `measured-${kind}` }),
  );
  const names = ["cosine", "euclidean", "difference", "hull"].map((key) => named(setting, `candidates.${key}`));
  group.append(edge, differences, distance, angles, ...names);
  return (scene, view) => {
    const taken = setting.named.boxes;
    const beside = (
      /** @type {SVGElement} */ each,
      /** @type {Spot} */ spot,
      /** @type {Spot} */ way,
      /** @type {Spot} */ behind = spot,
    ) => name(each, view, spot, way, setting.named.letter, taken, behind);
    const [{ i, j }, { rows }, k] = [scene.pair, scene.after, thirdIn(scene)];
    const [zero, spots] = [toPixels(view, [0, 0]), rows.map((row) => toPixels(view, row))];
    const arrows = [...spots.map((spot) => [zero, spot]), [spots[i], spots[j]], [spots[i], spots[k]]];
    taken.push(...arrows.flatMap(([from, to]) => boxesAlong(from, to)));
    const corners = hull(rows);
    const inside = mean(spots);
    set(
      edge,
      "d",
      polygonPath(
        view,
        corners.map((each) => rows[each]),
      ),
    );
    set(differences, "d", arrowPath(spots[i], spots[k]));
    set(distance, "d", arrowPath(spots[i], spots[j]));
    set(angles, "d", arc(zero, spots[i], spots[j]) + arc(spots[i], spots[j], spots[k]));
    const others = corners.filter((each) => ![i, j, k].includes(each)).map((each) => spots[each]);
    [
      [spots[i], spots[j]],
      [spots[i], spots[k]],
      [others[0] ?? spots[i], others[1] ?? spots[j]],
    ].forEach(([a, b], each) => {
      const [spot, across] = [middle(a, b), [a[1] - b[1], b[0] - a[0]]];
      beside(names[each + 1], spot, scale(across, dot(across, subtract(spot, inside)) < 0 ? -1 : 1));
    });
    const between = subtract(add(off(zero, spots[i], RADIUS), off(zero, spots[j], RADIUS)), scale(zero, 2));
    beside(names[0], off(zero, add(zero, between), RADIUS), between, zero);
  };
}

/** Boxes along an arrow, which no name may lie on. @param {readonly number[]} from @param {readonly number[]} to */
function boxesAlong(from, to) {
  const far = norm(subtract(to, from));
  return Array.from({ length: Math.ceil(far / STEP) }, (_, k) => {
    const [x, y] = off(from, to, k * STEP);
    return [x - THICK, y - THICK, x + THICK, y + THICK];
  });
}

/** @param {readonly number[]} p @param {readonly number[]} q */
const middle = (p, q) => scale(add(p, q), 1 / 2);

/**
 * A name beside a spot, in a direction, where it is over nothing that is taken; not written where there is no room.
 * @param {SVGElement} group @param {View} view @param {readonly number[]} from @param {readonly number[]} way
 * @param {number} letter size of the text @param {number[][]} taken boxes
 * @param {readonly number[]} behind the spot on its other side
 */
function name(group, { width, height }, from, way, letter, taken, behind = from) {
  /** @type {[number, number]} */
  const room = [letter * ems(group.textContent ?? "", LETTER), letter * LINE];
  const spots = [...besides(from, way, room), ...besides(behind, scale(way, -1), room)];
  const spot = freeSpot(spots, room, taken, [width, height]);
  set(group, "visibility", spot ? null : "hidden");
  const [x, y] = spot ?? from;
  put(group, [Math.min(Math.max(x, room[0] / 2), width - room[0] / 2), y + DROP * letter]);
}

/**
 * The input for which the pair ties, where the move takes it, and the line square to it through the two.
 * @param {SVGElement} group @param {Setting} setting @returns {Draw}
 */
export function tying(group, setting) {
  const [line, arrow] = ["line", "input"].map((part) => svg("path", { class: `tying-${part}` }));
  const letter = named(setting, "tie-products.input");
  group.append(line, arrow, letter);
  return (scene, view) => {
    const [, x] = tyingIn(scene);
    const [a, b] = [scene.pair.i, scene.pair.j].map((k) => scene.after.rows[k]);
    const along = subtract(b, a);
    const [zero, tip] = [toPixels(view, [0, 0]), toPixels(view, x)];
    set(
      line,
      "d",
      `M${at(toPixels(view, subtract(a, scale(along, FAR))))}L${at(toPixels(view, add(b, scale(along, FAR))))}`,
    );
    set(arrow, "d", arrowPath(zero, tip));
    name(letter, view, tip, subtract(tip, zero), setting.named.letter, [...setting.named.boxes]);
  };
}

/** @param {Setting} setting @param {string} key */
function named(setting, key) {
  const group = movable({ class: "measured-name", "text-anchor": "middle" });
  text(group.children[0], setting.text(key));
  return group;
}

/**
 * So far from a spot towards another. @param {readonly number[]} from @param {readonly number[]} to @param {number} far
 */
const off = (from, to, far) => add(from, scale(subtract(to, from), far / (norm(subtract(to, from)) || 1)));

/**
 * The angle at a corner between two others. @param {readonly number[]} corner @param {readonly number[]} p
 * @param {readonly number[]} q
 */
function arc(corner, p, q) {
  const [from, to] = [off(corner, p, RADIUS), off(corner, q, RADIUS)];
  const [u, v] = [subtract(from, corner), subtract(to, corner)];
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 0 ${u[0] * v[1] - u[1] * v[0] > 0 ? 1 : 0} ${at(to)}`;
}
