/**
 * The Factorisation page's live part: holds the state, redraws once a frame, keeps the history and the
 * link. Rows of items are thinned while a finger moves where there are many, and all counted after.
 *
 * @typedef {import("./scene.js").State} State
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../../lab/codec.js").Field} Field
 * @typedef {{
 *   epoch: string, language: string, schema: Field[], state: State, defaults: State, problem: import("./scene.js").Problem,
 *   tokens: import("../../lab/looks.js").Tokens, words: Record<string, string>, name: string,
 * }} Data
 * @typedef {{
 *   text: import("../../lab/text.js").Text, source: import("./scene.js").Source, scene: Scene, shades: Uint32Array, toolNote: string,
 *   start: () => void, move: (change: (scene: Scene) => Partial<State>) => void, settle: (quiet: boolean) => void,
 *   revert: () => void, possible: (verb: string) => boolean, tool: (verb: string) => void, save: (what: string) => void,
 * }} SpectrumLab
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene) => void}} Panel
 */

import { html } from "../../lab/dom.js";
import { createEditor } from "../../lab/editor.js";
import { frames } from "../../lab/frames.js";
import { applyTheme } from "../../lab/looks.js";
import { createText } from "../../lab/text.js";
import { createToolbox } from "../../lab/toolbox.js";
import { controlsPanel } from "./controls.js";
import { shadesOf } from "./heat.js";
import { spectrumPanel } from "./plot.js";
import { heatPanel, neighboursPanel, numbersPanel } from "./readouts.js";
import { saver } from "./save.js";
import { everyItem, solve, sourceOf, thinned } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { stripPanel } from "./strip.js";

/** @param {HTMLElement} root @param {import("../../lab/host.js").Host} host @param {Data} data */
export function createSpectrumLab(root, host, data) {
  const source = sourceOf(data.problem);
  const [all, some] = [everyItem(source), thinned(source)];
  const shade = () => shadesOf(data.tokens[root.dataset.theme === "dark" ? "dark" : "light"]);
  const now = (/** @type {boolean} */ whole) => {
    const [state, shown] = [/** @type {State} */ (editor.state()), whole ? all : some];
    return lab.scene.state === state && lab.scene.shown === shown ? lab.scene : solve(state, source, shown);
  };
  const frame = frames(() => {
    lab.scene = now(editor.resting());
    for (const panel of panels) panel.draw(lab.scene);
  });
  const settled = () => {
    frame.now();
    for (const panel of panels) panel.settled?.(lab.scene);
  };
  const accepts = (/** @type {import("../../lab/codec.js").State} */ next) => next.rank <= source.most && next.item < source.names.length;
  const editor = createEditor(root, host, data, { moved: frame.request, settled, accepts });
  const lab = labOf(data, source, solve(data.state, source, all), editor, { now: () => now(false), press: (verb) => press(verb), save: (what) => save(what) });
  const say = (/** @type {string} */ note) => {
    lab.toolNote = note;
    frame.now();
  };
  const press = createToolbox(root, host, data, editor, { text: lab.text, say, themed: frame.now });
  lab.shades = shade();
  const strip = stripPanel(lab);
  const save = saver(lab, strip.found, data.name, root);
  const panels = laidOut(root, { live: [spectrumPanel(lab), heatPanel(lab)], side: [numbersPanel(lab), neighboursPanel(lab)], below: [sentencePanel(lab), strip, controlsPanel(lab)] });
  settled();

  return {
    ...editor.links,
    theme: () => {
      applyTheme(root, data.tokens);
      lab.shades = shade();
      settled();
    },
  };
}

/**
 * What panels may know and do.
 * @param {Data} data @param {import("./scene.js").Source} source @param {Scene} scene @param {import("../../lab/editor.js").Editor} editor
 * @param {{now: () => Scene, press: (verb: string) => void, save: (what: string) => void}} hands now: the scene of the state, of some items
 * @returns {SpectrumLab}
 */
function labOf(data, source, scene, editor, { now, press, save }) {
  /** @type {SpectrumLab} */
  const lab = {
    text: createText(data.words, data.language),
    source,
    scene,
    shades: new Uint32Array(),
    toolNote: "",
    start: () => {
      editor.flush();
      editor.dragging = true;
      lab.toolNote = "";
    },
    move: (change) => editor.move(change(lab.scene.state === editor.state() ? lab.scene : now())),
    settle: editor.settle,
    revert: editor.revert,
    possible: editor.possible,
    tool: press,
    save,
  };
  return lab;
}

/** The areas with their panels. @param {HTMLElement} root @param {Record<string, Panel[]>} areas @returns {Panel[]} */
function laidOut(root, areas) {
  root.classList.add("factors");
  for (const [area, held] of Object.entries(areas)) root.append(html("div", { class: `area ${area}` }, held.map((panel) => panel.root)));
  return Object.values(areas).flat();
}
