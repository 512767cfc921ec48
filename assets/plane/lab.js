/**
 * A lesson's live part: holds the state, redraws once a frame, keeps the history, and tells its host
 * when a move has settled. The host is Streamlit (index.js) or a bare page.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./codec.js").Field} Field
 * @typedef {import("./data.js").Preset} Preset @typedef {import("./data.js").PanelSpec} PanelSpec
 * @typedef {import("./data.js").Data} Data @typedef {import("./data.js").Host} Host
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene, lookAfter: boolean) => void}} Panel
 * @typedef {ReturnType<typeof createLab>} Lab
 */

import { ACTIONS } from "./actions.js";
import { html } from "./dom.js";
import { applyTheme } from "./looks.js";
import { createPlay } from "./play.js";
import { pointing } from "./pointing.js";
import { PANELS } from "./registry.js";
import { solve } from "./scene.js";
import { sight } from "./sight.js";
import { filled } from "./sentence.js";
import { createToolbox } from "./toolbox.js";

/** @param {HTMLElement} root @param {Host} host @param {Data} data */
export function createLab(root, host, data) {
  const source = { embeddings: Float64Array.from(data.embeddings), points: data.embeddings.length / 2, model: data.model };
  /** @type {import("./scene.js").Memory} */
  const memory = {};
  let scene = solve(data.state, source, memory);
  let frame = 0;
  /** @type {Panel[]} */
  const panels = [];
  const seen = sight();

  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    scene = now();
    lab.scene = scene;
    for (const panel of panels) if (!play.dragging || seen.sees(panel.root)) panel.draw(scene);
  };
  const request = () => {
    if (!frame) frame = requestAnimationFrame(draw);
  };
  const play = createPlay(root, host, data, {
    moved: request,
    settled: (lookAfter) => {
      draw();
      for (const panel of panels) panel.settled?.(scene, lookAfter);
    },
  });
  const now = () => (scene.state === play.state() ? scene : solve(play.state(), source, memory));

  const rangeOf = (/** @type {string} */ name) => `${lab.field(name).label} ±${lab.field(name).high}`;

  const lab = {
    words: data.words,
    tokens: data.tokens,
    presets: data.presets,
    pointed: pointing(),
    scene,
    note: "",
    toolNote: "",
    /** What a numeric field may hold. @param {string} name */
    field: (name) => /** @type {Field} */ (data.schema.find((each) => each.name === name)),
    /** A drag begins. */
    start: () => {
      play.flush();
      play.dragging = true;
      lab.note = "";
      lab.toolNote = "";
    },
    /** Make a label the first of the pair, and keep one it was compared with. @param {number} label */
    choose: (label) => {
      if (label < 0) return;
      lab.move(({ pair }) => ({ pair: [label, pair.j === label ? pair.i : pair.j] }));
    },
    /** Change the state now, without a settled move. @param {(scene: Scene) => Record<string, any>} change */
    move: (change) => play.move(change(now())),
    settle: play.settle,
    revert: play.revert,
    /** Do what a button says, without settling. @param {string} verb */
    perform: (verb) => {
      const { change, note, values } = ACTIONS[verb](now());
      if (play.attempt(change)) lab.note = note ? filled(data.words[note], values ?? {}) : "";
      else lab.note = filled(data.words["too-far"], { ranges: Object.keys(change).map(rangeOf).join(", ") });
      request();
    },
    /** @param {Record<string, any>} change */
    preset: (change) => {
      play.flush();
      play.move(change);
      lab.note = "";
      lab.settle(false, true);
    },
    possible: play.possible,
    /** A button that does what its verb says. @param {string} verb */
    button: (verb) => {
      const button = html("button", { type: "button", "data-action": verb, title: data.words[`${verb}-title`] ?? "" }, [data.words[verb]]);
      button.addEventListener("click", () => press(verb));
      return button;
    },
  };
  const press = createToolbox(root, host, data, play, {
    say: (note) => {
      lab.toolNote = note;
      lab.note = "";
      request();
    },
    themed: request,
    other: (verb) => {
      lab.perform(verb);
      lab.settle(false, true);
    },
  });
  for (const [area, specs] of Object.entries(data.layout)) {
    const place = html("div", { class: `area ${area}` });
    for (const spec of specs) {
      const panel = PANELS[spec.type](spec, lab);
      panels.push(panel);
      seen.watch(panel.root);
      place.append(panel.root);
    }
    root.append(place);
  }
  draw();
  // Once laid out: bring everything into view and name the handles for assistive technology.
  requestAnimationFrame(() => panels.forEach((panel) => panel.settled?.(scene, true)));

  return {
    ...lab,
    follow: play.follow,
    replace: play.claim,
    hear: play.hear,
    theme: () => {
      applyTheme(root, data.tokens);
      request();
    },
  };
}
