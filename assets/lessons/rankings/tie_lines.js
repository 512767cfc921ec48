/** Why there are so many rankings and no more: each two labels tie on a line, and the lines cut the plane into regions. */

import { html, readout } from "../../lab/dom.js";
import { pairsOf } from "../../lab/maths/braid.js";
import { norm, subtract } from "../../lab/maths/vectors.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene @typedef {readonly (readonly number[])[]} Rows */

const SAME = 1e-9;
const TURNED = Math.PI / 36; // seen by the eye
const READ = ["tie-lines", "feasible-count", "lines-turned"];

/** The angle of each two labels' line, in [0, π); null where they are at one place. @param {Rows} rows */
function angles(rows) {
  return pairsOf(rows.length).map(([i, j]) => {
    const step = subtract(rows[i], rows[j]);
    return norm(step) > 0 ? (Math.atan2(step[1], step[0]) + Math.PI) % Math.PI : null;
  });
}

/** The angle between two lines. @param {number} a @param {number} b */
function between(a, b) {
  const off = Math.abs(a - b) % Math.PI;
  return Math.min(off, Math.PI - off);
}

/** How many different lines there are. @param {Rows} rows */
export function linesOf(rows) {
  /** @type {number[]} */
  const found = [];
  for (const angle of angles(rows)) if (angle !== null && !found.some((other) => between(angle, other) < SAME)) found.push(angle);
  return found.length;
}

/** How many pairs' lines stand plainly otherwise than before. @param {Rows} before @param {Rows} after */
export function turnedLines(before, after) {
  const now = angles(after);
  return angles(before).filter((angle, k) => angle !== null && now[k] !== null && between(angle, now[k]) > TURNED).length;
}

/** @param {object} _spec @param {Lab} lab */
export function tieLinesPanel(_spec, lab) {
  const values = READ.map((name) => html("dd", { "data-readout": name }));
  const list = html("dl", {}, READ.flatMap((name, k) => [html("dt", {}, [lab.text(`tie-lines.${name}`)]), values[k]]));
  return {
    root: html("section", { class: "panel tie-lines" }, [list, html("p", {}, [lab.text("tie-lines.marks")])]),
    draw: () => {
      const found = lab.reads.now();
      READ.forEach((name, k) => readout(values[k], found[name], String(found[name] ?? "—")));
    },
  };
}
