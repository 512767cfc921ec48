/**
 * The Factorisation page's live part: holds the state, redraws once a frame, keeps the history and the
 * link. Rows of items are thinned while a finger moves where there are many, and all counted after.
 *
 * @typedef {import("./scene.js").State} State
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../plane/codec.js").Field} Field
 * @typedef {{
 *   epoch: string, schema: Field[], state: State, defaults: State, problem: import("./scene.js").Problem,
 *   tokens: import("../plane/looks.js").Tokens, words: Record<string, string>, name: string,
 * }} Data
 * @typedef {{
 *   words: Record<string, string>, source: import("./scene.js").Source, scene: Scene, shades: Uint32Array, toolNote: string,
 *   start: () => void, move: (change: (scene: Scene) => Partial<State>) => void, settle: (quiet: boolean) => void,
 *   revert: () => void, possible: (verb: string) => boolean, tool: (verb: string) => void, save: (what: string) => void,
 * }} SpectrumLab
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene) => void}} Panel
 */

import { bounded } from "../plane/bounds.js";
import { amendState, encodeState } from "../plane/codec.js";
import { html } from "../plane/dom.js";
import { begin, redo, settle, undo } from "../plane/history.js";
import { applyTheme } from "../plane/looks.js";
import { controlsPanel } from "./controls.js";
import { shadesOf } from "./heat.js";
import { spectrumPanel } from "./plot.js";
import { heatPanel, neighboursPanel, numbersPanel } from "./readouts.js";
import { saver } from "./save.js";
import { everyItem, solve, sourceOf, thinned } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { stripPanel } from "./strip.js";

const QUIET = 300;

/** @param {HTMLElement} root @param {import("../plane/lab.js").Host} host @param {Data} data */
export function createSpectrumLab(root, host, data) {
  const source = sourceOf(data.problem);
  const [all, some] = [everyItem(source), thinned(source)];
  let history = begin(data.state);
  let state = data.state;
  let frame = 0;
  let timer = 0;
  let moving = false;

  const shade = () => shadesOf(data.tokens[root.dataset.theme === "dark" ? "dark" : "light"]);
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    if (lab.scene.state !== state || lab.scene.shown !== (moving ? some : all)) lab.scene = solve(state, source, moving ? some : all);
    for (const panel of panels) panel.draw(lab.scene);
  };
  const settled = () => {
    timer = 0;
    moving = false;
    history = settle(history, state);
    const changed = JSON.stringify(state) !== JSON.stringify(data.defaults);
    host.link(changed ? encodeState(data.schema, state, data.defaults.labels) : null);
    draw();
    for (const panel of panels) panel.settled?.(lab.scene);
  };
  const jump = (/** @type {typeof history} */ next) => {
    history = next;
    state = next.present;
    settled();
  };
  const say = (/** @type {string} */ note) => {
    lab.toolNote = note;
    draw();
  };

  /** @type {SpectrumLab} */
  const lab = {
    words: data.words,
    source,
    scene: solve(state, source, all),
    shades: new Uint32Array(),
    toolNote: "",
    start: () => {
      moving = true;
      lab.toolNote = "";
    },
    move: (change) => {
      const now = lab.scene.state === state ? lab.scene : solve(state, source, some);
      state = /** @type {State} */ (bounded(data.schema, state, { ...state, ...change(now) }));
      moving = true;
      frame ||= requestAnimationFrame(draw);
    },
    settle: (quiet) => {
      clearTimeout(timer);
      if (quiet) timer = window.setTimeout(settled, QUIET);
      else settled();
    },
    revert: () => {
      state = history.present;
      settled();
    },
    possible: (verb) => (verb === "undo" ? history.past.length > 0 : verb === "redo" ? history.future.length > 0 : true),
    tool: (verb) => {
      lab.toolNote = "";
      if (verb === "undo") jump(undo(history));
      else if (verb === "redo") jump(redo(history));
      else if (verb === "reset") jump(settle(history, data.defaults));
      else if (verb === "copy-link") host.copy().then((done) => say(data.words[done ? "copied" : "not-copied"]));
      else {
        host.talk(root.toggleAttribute("data-talk"));
        applyTheme(root, data.tokens);
      }
    },
    save: (what) => save(what),
  };
  root.toggleAttribute("data-talk", host.talking());
  applyTheme(root, data.tokens);
  lab.shades = shade();
  const strip = stripPanel(lab);
  const save = saver(lab, strip.found, data.name, root);
  const areas = { live: [spectrumPanel(lab), heatPanel(lab)], side: [numbersPanel(lab), neighboursPanel(lab)], below: [sentencePanel(lab), strip, controlsPanel(lab)] };
  /** @type {Panel[]} */
  const panels = Object.values(areas).flat();
  root.classList.add("factors");
  for (const [area, held] of Object.entries(areas)) root.append(html("div", { class: `area ${area}` }, held.map((panel) => panel.root)));
  root.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    if (/** @type {Element} */ (event.composedPath()[0]).tagName === "INPUT") return;
    event.preventDefault();
    lab.tool(event.shiftKey ? "redo" : "undo");
  });
  for (const panel of panels) panel.settled?.(lab.scene);
  draw();

  return {
    /** The reader went back or forward: show what the link says. */
    follow: () => {
      if (moving) return;
      const next = /** @type {State} */ (amendState(data.schema, data.defaults, host.read()).state);
      if (next.rank > source.most || next.item >= source.names.length || JSON.stringify(next) === JSON.stringify(state)) return;
      jump(settle(history, next));
    },
    theme: () => {
      applyTheme(root, data.tokens);
      lab.shades = shade();
      draw();
      for (const panel of panels) panel.settled?.(lab.scene);
    },
  };
}
