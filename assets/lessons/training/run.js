/**
 * The run: its learning rate, who moves, its steps. @import {Lab, Scene} from "../../plane/types.js"
 * @import {State} from "../../lab/types.js"
 */

import { allow, html, readout, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { counted, MOST_STEPS, stuck, GOAL } from "./descent.js";

/** Frames a step, by the number of steps played. @param {number} played */
const pace = (played) => (played < 12 ? 10 : played < 40 ? 3 : 1);

/**
 * Plays a run of steps: at most one a frame, the first ones slow enough to be followed, until the goal is reached,
 * nothing moves, or the reader does something else. Where the system asks for less motion it goes to the end at once.
 * @param {Lab} lab @param {() => boolean} present whether the page still shows it
 */
function player(lab, present) {
  let frame = 0;
  let waited = 0;
  let played = 0;
  /** @type {State} */
  let start = lab.scene.state;

  const begin = () => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      lab.perform("to-goal");
      lab.settle(false, true);
      return;
    }
    [start, waited, played] = [lab.scene.state, 0, 0];
    frame = requestAnimationFrame(tick);
    lab.move(() => ({})); // shows that it plays
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    lab.settle(false, true);
  };
  const tick = () => {
    const { state, pair, after } = lab.scene;
    const ours =
      ["unembeddings", "rate", "both"].every((name) => state[name] === start[name]) &&
      state.steps === start.steps + played;
    if (!ours || !present()) {
      frame = 0;
      if (present()) lab.move(() => ({}));
      return;
    }
    if ((pair.after ?? 1) >= GOAL || stuck(after.rows) || state.steps >= MOST_STEPS) return stop();
    waited += 1;
    if (waited >= pace(played)) {
      waited = 0;
      played += 1;
      lab.move((now) => ({ steps: now.state.steps + 1 }));
    }
    frame = requestAnimationFrame(tick); // asked for last, so that it finds the step drawn
  };
  return { toggle: () => (frame ? stop() : begin()), playing: () => frame !== 0 };
}

/** Learning rate, who moves, one step, many, play. @param {object} _spec @param {Lab} lab */
export function descentRunPanel(_spec, lab) {
  const rate = rateSlider(lab);
  const movers = whoMoves(lab);
  const play = html("button", { type: "button", "data-action": "play" });
  const steps = html("output", { "data-readout": "steps" });
  const wanted = html("output", { "data-readout": "steps-to-goal" });
  const run = player(lab, () => root.isConnected);
  const forwards = ["step-once", "step-hundred", "to-goal"].map((verb) => lab.button(verb));
  play.addEventListener("click", run.toggle);
  const root = html("section", { class: "panel descent-run" }, [
    rate.root,
    movers.root,
    html("div", { class: "buttons" }, [forwards[0], forwards[1], play, forwards[2]]),
    html("p", {}, [lab.text("descent-run.steps"), " ", steps, " · ", lab.text("descent-run.to-reach"), " ", wanted]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { state, after } = scene;
      rate.draw(state);
      movers.draw(state);
      readout(steps, state.steps, state.steps.toLocaleString("en"));
      const remaining = lab.reads.now()["steps-to-goal"];
      readout(wanted, remaining, counted(remaining, lab.text(stuck(after.rows) ? "descent-run.never" : "lab.more")));
      const open = state.steps < MOST_STEPS && !stuck(after.rows);
      for (const button of forwards) allow(button, open && (button !== forwards[2] || !!remaining));
      allow(play, run.playing() || (open && remaining !== 0));
      text(play, lab.text(run.playing() ? "descent-run.pause" : "descent-run.play"));
    },
  };
}

/** @param {Lab} lab */
function rateSlider(lab) {
  const { low: min, high: max, step } = lab.field("rate");
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min, max, step, "data-input": "rate", "aria-label": lab.text("descent-run.rate") })
  );
  const rate = html("output", { "data-readout": "rate" });
  slider.addEventListener("input", () => lab.move(() => ({ rate: Number(slider.value) })));
  slider.addEventListener("change", () => lab.settle(false, true));
  return {
    root: html("div", { class: "headline" }, [html("label", {}, [lab.text("descent-run.rate"), " ", rate]), slider]),
    draw: (/** @type {Scene["state"]} */ state) => {
      if (Number(slider.value) !== state.rate) slider.value = String(state.rate);
      readout(rate, state.rate, fixed(state.rate));
    },
  };
}

/** @param {Lab} lab */
function whoMoves(lab) {
  const buttons = ["move-one", "move-both"].map((verb, both) => {
    const button = html("button", { type: "button", role: "radio", "data-action": verb }, [
      lab.text(`descent-run.${verb}`),
    ]);
    button.addEventListener("click", () => {
      lab.move(() => ({ both }));
      lab.settle(false, true);
    });
    return button;
  });
  return {
    root: html("div", { class: "rule", role: "radiogroup", "aria-label": lab.text("descent-run.movers") }, buttons),
    draw: (/** @type {Scene["state"]} */ state) =>
      buttons.forEach((button, both) => set(button, "aria-checked", String(both === state.both))),
  };
}
