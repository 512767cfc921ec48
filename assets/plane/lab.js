/**
 * A lesson's live part: holds the state, redraws once a frame, keeps the history, and tells its host
 * when a move has settled. The host is Streamlit (index.js) or a bare page.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./codec.js").State} State @typedef {import("./codec.js").Field} Field
 * @typedef {import("./data.js").Preset} Preset @typedef {import("./data.js").PanelSpec} PanelSpec
 * @typedef {import("./data.js").Data} Data @typedef {import("./data.js").Host} Host
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene, lookAfter: boolean) => void}} Panel
 * @typedef {ReturnType<typeof createLab>} Lab
 */

import { ACTIONS } from "./actions.js";
import { amendState, encodeState } from "./codec.js";
import { html } from "./dom.js";
import { bounded } from "./bounds.js";
import { begin, redo, settle, undo } from "./history.js";
import { applyTheme } from "./looks.js";
import { pointing } from "./pointing.js";
import { PANELS } from "./registry.js";
import { solve } from "./scene.js";
import { sight } from "./sight.js";
import { filled } from "./sentence.js";

const QUIET = 300;
/** @param {HTMLElement} root @param {Host} host @param {Data} data */
export function createLab(root, host, data) {
  const source = { embeddings: Float64Array.from(data.embeddings), points: data.embeddings.length / 2, model: data.model };
  /** @type {import("./scene.js").Memory} */
  const memory = {};
  let history = begin(data.state);
  let state = data.state;
  let scene = solve(state, source, memory);
  let frame = 0;
  let timer = 0;
  let dragging = false;
  let telling = data.tell;
  /** @type {Panel[]} */
  const panels = [];
  const seen = sight();

  const draw = () => {
    frame = 0;
    scene = solve(state, source, memory);
    lab.scene = scene;
    for (const panel of panels) if (!dragging || seen.sees(panel.root)) panel.draw(scene);
  };
  const request = () => {
    if (!frame) frame = requestAnimationFrame(draw);
  };
  const go = (/** @type {State} */ next) => {
    state = next;
    request();
  };
  const settled = (/** @type {boolean} */ lookAfter) => {
    timer = 0;
    history = settle(history, state);
    const changed = JSON.stringify(state) !== JSON.stringify(data.defaults);
    host.link(changed ? encodeState(data.schema, state, data.defaults.labels) : null, telling);
    if (frame) cancelAnimationFrame(frame);
    draw();
    for (const panel of panels) panel.settled?.(scene, lookAfter);
  };
  const jump = (/** @type {typeof history} */ next) => {
    history = next;
    state = next.present;
    lab.note = "";
    settled(true);
  };

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
      dragging = true;
      lab.note = "";
      lab.toolNote = "";
    },
    /** Make a label the first of the pair, and keep one it was compared with. @param {number} label */
    choose: (label) => {
      if (label < 0) return;
      lab.move(({ pair }) => ({ pair: [label, pair.j === label ? pair.i : pair.j] }));
    },
    /** Change the state now, without a settled move. @param {(scene: Scene) => Record<string, any>} change */
    move: (change) => {
      const now = lab.scene.state === state ? lab.scene : solve(state, source, memory);
      go(bounded(data.schema, state, { ...state, ...change(now) }));
    },
    /** The move is done: history, link, announcement. @param {boolean} quiet wait for more of the same @param {boolean} lookAfter bring everything into view */
    settle: (quiet, lookAfter = false) => {
      dragging = false;
      clearTimeout(timer);
      if (quiet) timer = window.setTimeout(() => settled(lookAfter), QUIET);
      else settled(lookAfter);
    },
    /** Back to the last settled state. */
    revert: () => {
      dragging = false;
      go(history.present);
    },
    /** Do what a button says, without settling. @param {string} verb */
    perform: (verb) => {
      const { change, note, values } = ACTIONS[verb](solve(state, source, memory));
      lab.note = note ? filled(data.words[note], values ?? {}) : "";
      go(bounded(data.schema, state, { ...state, ...change }));
    },
    /** @param {Record<string, any>} change */
    preset: (change) => {
      go({ ...state, ...change });
      lab.note = "";
      lab.settle(false, true);
    },
    /** Whether a tool has anything to do. @param {string} verb */
    possible: (verb) => {
      if (verb === "undo") return history.past.length > 0;
      if (verb === "redo") return history.future.length > 0;
      return true;
    },
    /** A button that does what its verb says. @param {string} verb */
    button: (verb) => {
      const button = html("button", { type: "button", "data-action": verb, title: data.words[`${verb}-title`] ?? "" }, [data.words[verb]]);
      button.addEventListener("click", () => press(verb));
      return button;
    },
  };
  const press = (/** @type {string} */ verb) => {
    lab.toolNote = "";
    if (verb === "undo") jump(undo(settle(history, state))); // what is not settled yet is undone first
    else if (verb === "redo") jump(redo(history));
    else if (verb === "reset") jump(settle(history, data.defaults));
    else if (verb === "talk") {
      host.talk(root.toggleAttribute("data-talk"));
      applyTheme(root, data.tokens);
    } else if (verb === "copy-link") {
      host.copy().then((done) => {
        lab.toolNote = data.words[done ? "copied" : "not-copied"];
        request();
      });
    } else {
      lab.perform(verb);
      lab.settle(false, true);
    }
  };

  root.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    if (/** @type {Element} */ (event.composedPath()[0]).tagName === "INPUT") return;
    event.preventDefault();
    press(event.shiftKey ? "redo" : "undo");
  });
  root.toggleAttribute("data-talk", host.talking());
  applyTheme(root, data.tokens);
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
    /** The reader went back or forward: show what the link says. */
    follow: () => {
      if (dragging) return;
      const next = amendState(data.schema, data.defaults, host.read()).state;
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      history = settle(history, next);
      state = next;
      draw();
      for (const panel of panels) panel.settled?.(scene, true);
    },
    /** Python wants to hear of settled states from now on, or no longer. @param {boolean} on */
    hear: (on) => {
      telling = on;
    },
    theme: () => {
      applyTheme(root, data.tokens);
      request();
    },
    button: lab.button,
    perform: lab.perform,
  };
}
