/**
 * The Words page's live part: holds the state, redraws once a frame, keeps the history and the link. All
 * scores of the words on show are here, so that nothing waits for the server while a reader plays.
 *
 * @typedef {import("./scene.js").State} State @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Source} Source
 * @typedef {{
 *   epoch: string, schema: import("../plane/codec.js").Field[], state: State, defaults: State, problem: import("./scene.js").Problem,
 *   tokens: import("../plane/looks.js").Tokens, words: Record<string, string>, name: string,
 * }} Data
 * @typedef {{
 *   words: Record<string, string>, source: Source, scene: Scene, note: string, root: HTMLElement, name: string,
 *   change: (change: Partial<State>, moving?: boolean) => void, settle: () => void, possible: (verb: string) => boolean,
 *   tool: (verb: string) => void, say: (note: string) => void,
 * }} WordsLab
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene) => void}} Panel
 */

import { bounded } from "../plane/bounds.js";
import { amendState, encodeState } from "../plane/codec.js";
import { begin, redo, settle, undo } from "../plane/history.js";
import { applyTheme } from "../plane/looks.js";
import { choicesPanel } from "./choices.js";
import { columnsPanel } from "./columns.js";
import { solve, sourceOf } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { toolsPanel } from "./tools.js";

/** @param {HTMLElement} root @param {import("../plane/data.js").Host} host @param {Data} data */
export function createWordsLab(root, host, data) {
  const source = sourceOf(data.problem);
  let history = begin(data.state);
  let state = data.state;
  let frame = 0;
  let told = state.query; // the one part of the state that something below these tables shows

  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    lab.scene = solve(state, source);
    for (const panel of panels) panel.draw(lab.scene);
  };
  const settled = () => {
    history = settle(history, state);
    const changed = JSON.stringify(state) !== JSON.stringify(data.defaults);
    host.link(changed ? encodeState(data.schema, state, data.defaults.labels) : null, state.query !== told);
    told = state.query;
    draw();
    for (const panel of panels) panel.settled?.(lab.scene);
  };
  const jump = (/** @type {typeof history} */ next) => {
    history = next;
    state = next.present;
    settled();
  };

  /** @type {WordsLab} */
  const lab = {
    words: data.words,
    source,
    scene: solve(state, source),
    note: "",
    root,
    name: data.name,
    change: (change, moving = false) => {
      state = /** @type {State} */ (bounded(data.schema, state, { ...state, ...change }));
      lab.note = "";
      if (moving) frame ||= requestAnimationFrame(draw);
      else settled();
    },
    settle: settled,
    possible: (verb) => (verb === "undo" ? history.past.length > 0 : verb === "redo" ? history.future.length > 0 : true),
    tool: (verb) => {
      lab.note = "";
      if (verb === "undo") jump(undo(history));
      else if (verb === "redo") jump(redo(history));
      else if (verb === "reset") jump(settle(history, data.defaults));
      else if (verb === "copy-link") host.copy().then((done) => lab.say(data.words[done ? "copied" : "not-copied"]));
      else {
        host.talk(root.toggleAttribute("data-talk"));
        applyTheme(root, data.tokens);
      }
    },
    say: (note) => {
      lab.note = note;
      draw();
    },
  };
  root.toggleAttribute("data-talk", host.talking());
  root.classList.add("words");
  applyTheme(root, data.tokens);
  /** @type {Panel[]} */
  const panels = [choicesPanel(lab), sentencePanel(lab), columnsPanel(lab), toolsPanel(lab)];
  root.append(...panels.map((panel) => panel.root));
  root.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    lab.tool(event.shiftKey ? "redo" : "undo");
  });
  draw();
  // Names on the histograms are placed by their width: once it is known, and whenever it changes.
  let width = 0;
  new ResizeObserver(() => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    frame ||= requestAnimationFrame(draw);
  }).observe(root);

  return {
    /** The reader went back or forward: show what the link says. */
    follow: () => {
      const next = /** @type {State} */ (amendState(data.schema, data.defaults, host.read()).state);
      if (JSON.stringify(next) !== JSON.stringify(state)) jump(settle(history, next));
    },
    theme: () => {
      applyTheme(root, data.tokens);
      draw();
    },
  };
}
