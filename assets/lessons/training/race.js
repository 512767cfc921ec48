/** A race to cosine .99: the pair as it is, and the same pair at length 1; they take their steps together. */

import { html, readout, set, sized, svg, text } from "../../lab/dom.js";
import { norm, scale } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { counted, GOAL, MOST_STEPS, stepsToGoal } from "./descent.js";
import { raceIn } from "./readings.js";
/** @import {Lab, Scene} from "../../plane/types.js" */

const HALF = 100; // of a picture's view box
const LONG = 76; // what either pair's arrow is drawn as, whatever its length
const NAMED = 89; // where its name stands, a line above the other's where both come together
const BESIDE = 6;
const FRAMES = 25; // a run of n steps goes on by n / 25 a frame: slow at first, a few seconds in all

/** @param {object} _spec @param {Lab} lab */
export function racePanel(_spec, lab) {
  const runners = /** @type {const} */ (["short", "long"]).map((name) => runner(name, lab));
  const [times, slower] = ["race-times", "race-slower"].map((name) => html("output", { "data-readout": name }));
  return {
    root: html("section", { class: "panel race", "data-told": "" }, [
      html(
        "div",
        { class: "runners" },
        runners.map(({ root }) => root),
      ),
      html("p", { class: "race-times" }, [html("span", {}, [lab.text("race.times")]), times]),
      html("p", { class: "race-times" }, [html("span", {}, [lab.text("race.slower")]), slower]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      for (const each of runners) each.draw(scene);
      const { times: ratio, needed } = raceIn(scene);
      // a race is not told before it is run
      const over = ratio !== null && scene.state.steps >= /** @type {number} */ (needed);
      const less = lab.reads.now()["race-slower"];
      readout(slower, less, over ? fixed(less, 0) : "—");
      readout(times, ratio, over ? lab.text("race.ratio", { times: Math.round(ratio).toLocaleString("en-GB") }) : "—");
    },
  };
}

/** One of the two: its picture, its steps, its cosine. @param {"short" | "long"} name @param {Lab} lab */
function runner(name, lab) {
  const [arrow, target] = [svg("path", { class: "race-arrow" }), svg("path", { class: "race-target" })];
  const picture = svg("svg", { viewBox: `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`, "aria-hidden": "true" }, [
    svg("circle", { r: LONG, class: "race-circle" }),
    target,
    arrow,
  ]);
  const names = lab.scene.state.labels.map((label) => svg("text", { class: "race-name" }, [label]));
  picture.append(...names);
  sized(picture, { width: 0, height: 0 }, ({ width, height }) =>
    picture.style.setProperty("--unit", String(Math.min(width, height) / (2 * HALF))),
  );
  const title = html("h2");
  const [steps, reached] = [`race-steps-${name}`, `race-cos-${name}`].map((key) =>
    html("output", { "data-readout": key }),
  );
  return {
    root: html("div", { class: "runner" }, [
      title,
      picture,
      html("p", {}, [
        html("span", { class: "race-steps" }, [steps]),
        " ",
        lab.text("race.steps"),
        " · ",
        lab.text("race.cosine"),
        " ",
        reached,
      ]),
    ]),
    /** @param {Scene} scene */
    draw: (scene) => {
      const {
        pair: [z, t],
        taken,
        length,
      } = raceIn(scene)[name];
      text(title, lab.text("race.norm", { norm: Number(length.toPrecision(4)) }));
      set(arrow, "d", arrowTo(z));
      set(target, "d", arrowTo(t));
      [z, t].forEach((vector, k) => {
        const [x, y] = scale(vector, NAMED / (norm(vector) || 1));
        set(names[k], "x", x.toFixed(2));
        set(names[k], "y", ((k ? 2 : 0) * BESIDE - y).toFixed(2));
      });
      const now = lab.reads.now()[`race-cos-${name}`];
      set(picture, "data-home", String((now ?? -1) >= GOAL));
      readout(steps, taken, counted(taken, ""));
      readout(reached, now, fixed(now));
    },
  };
}

/** An arrow from the middle in a vector's direction. @param {readonly number[]} z */
function arrowTo(z) {
  const [x, y] = scale(z, LONG / (norm(z) || 1));
  return `M0 0L${x.toFixed(2)} ${(-y).toFixed(2)}`;
}

/** The labs whose race is on. @type {WeakSet<Lab>} */
const running = new WeakSet();

/** Plays both at once, ever faster; at once for readers who want no motion. @param {Lab} lab */
export function race(lab) {
  if (running.has(lab)) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return lab.perform("to-goal");
  running.add(lab);
  const { unembeddings } = lab.scene.state;
  let { steps } = lab.scene.state;
  const tick = () => {
    const { state, after } = lab.scene;
    const ours = state.unembeddings === unembeddings && state.steps === steps; // else the reader went on
    const remaining = ours ? stepsToGoal(after.rows, state, MOST_STEPS) : null;
    if (!remaining || steps >= MOST_STEPS) {
      running.delete(lab);
      if (ours) lab.settle(false, true);
      return;
    }
    steps = Math.min(steps + Math.min(Math.max(1, Math.floor(steps / FRAMES)), remaining), MOST_STEPS);
    lab.move(() => ({ steps }));
    requestAnimationFrame(tick); // asked for last, so that it finds the step drawn
  };
  requestAnimationFrame(tick);
}
