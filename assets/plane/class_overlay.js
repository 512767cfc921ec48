/**
 * Where a whole class's moves ended, as rings: their origins on one landscape, and whatever else they moved.
 *
 * @import {Mark, Where} from "./types.js" @import {Handle} from "./handles.js"
 */

import { amendState } from "../lab/codec.js";
import { keep, set, svg } from "../lab/dom.js";
import { colour } from "../lab/label_styles.js";
import { handlesOf } from "./handles.js";
import { whereOf } from "./scene.js";
import { toPixels } from "./view.js";

const SMALLEST = 5;
const SHARE = 70; // of a plane's side: rings that the last row still sees

/**
 * Where a class's moves ended, after where all began: what nobody has moved gets no mark. What is no state of this
 * surface is left out. @param {readonly string[]} links @param {import("./types.js").Lab} lab @returns {Where[]}
 */
function endsOf(links, { data: { schema, defaults, former, state: begun }, lesson }) {
  const states = links.map((link) => amendState(schema, defaults, link, former)).filter(({ notes }) => !notes.length);
  return [begun, ...states.map(({ state }) => state)].map((state) => whereOf(state, lesson.motion));
}

/**
 * Draws them, above everything but the handles; anew where the view is another. @param {SVGElement} stage
 * @param {import("./types.js").PlaneSpec} spec @param {import("./types.js").Lab} lab
 * @returns {import("./types.js").Draw}
 */
export function crowd(stage, spec, lab) {
  const group = svg("g", { class: "crowd" });
  stage.append(group);
  /** @type {SVGElement[]} */
  const drawn = [];
  /** @type {{seen?: import("./view.js").View | null, marks: Mark[]}} */
  const drawing = { seen: null, marks: [] };
  lab.host.bus.listen(
    "crowd",
    ({ states }) => {
      Object.assign(drawing, {
        seen: null,
        marks: marksOf((n) => handlesOf(lab.lesson.handles, spec.handles, spec.space, n), endsOf(states, lab)),
      });
      lab.redraw();
    },
    lab.host.gone,
  );
  return (_, view) => {
    if (drawing.seen === view) return;
    drawing.seen = view;
    keep(group, drawn, drawing.marks.length, () => svg("circle", { class: "crowd-mark" }));
    const r = Math.max(SMALLEST, Math.round(Math.min(view.width, view.height) / SHARE));
    drawing.marks.forEach(({ at, index }, k) => {
      const [x, y] = toPixels(view, at);
      set(drawn[k], "r", r);
      set(drawn[k], "transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      set(drawn[k], "stroke", index < 0 ? null : colour(lab.tokens, index));
    });
    set(group, "data-crowd", drawing.marks.length || null);
  };
}

/**
 * A mark for whatever was taken elsewhere. Elsewhere is another state: on a plane that follows the move all rows stand
 * elsewhere.
 * @param {(n: number) => Handle[]} handles of a plane where there are n labels
 * @param {readonly Where[]} crowd the first one: where all began @returns {Mark[]}
 */
export function marksOf(handles, [first, ...ended]) {
  return ended.flatMap((where) =>
    handles(where.state.labels.length)
      .filter((handle) => !handle.told && moved(handle, first, where))
      .map((handle) => ({ at: handle.place(where), index: handle.index })),
  );
}

/**
 * Whether that of the state which a handle changes is another. @param {Handle} handle @param {Where} from
 * @param {Where} to
 */
function moved(handle, from, to) {
  const fields = Object.keys(handle.change(to, handle.place(to)));
  return fields.some(
    (name) =>
      JSON.stringify(entry(from.state[name], handle.index)) !== JSON.stringify(entry(to.state[name], handle.index)),
  );
}

/** A label's own part of a field that has one for each. @param {any} value @param {number} index */
function entry(value, index) {
  return index >= 0 && Array.isArray(value) ? value[index] : value;
}
