/**
 * The Words page's live part: holds the state, redraws once a frame, keeps the history and the link. All
 * scores of the words on show are here, so that nothing waits for the server while a reader plays.
 *
 * @typedef {import("./scene.js").State} State @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Source} Source
 * @typedef {{
 *   epoch: string, language: string, schema: import("../../lab/codec.js").Field[], state: State, defaults: State, problem: import("./scene.js").Problem,
 *   tokens: import("../../lab/looks.js").Tokens, words: Record<string, string>,
 *   story: import("../../lab/story/machine.js").Story | null, free: readonly {type: string}[],
 * }} Data
 * @typedef {{
 *   text: import("../../lab/text.js").Text, reads: import("../../lab/readings.js").Reads, source: Source, scene: Scene, note: string, root: HTMLElement,
 *   change: (change: Partial<State>, moving?: boolean) => void, settle: () => void, possible: (verb: string) => boolean,
 *   tool: (verb: string) => void, say: (note: string) => void, button: (verb: string) => HTMLElement,
 * } & import("../../lab/free/panels.js").Free} WordsLab
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene) => void}} Panel
 */

import { createEditor } from "../../lab/editor.js";
import { offerNumbers } from "../../lab/export/numbers.js";
import { frames } from "../../lab/frames.js";
import { freePanels } from "../../lab/free/panels.js";
import { applyTheme } from "../../lab/looks.js";
import { playerOf } from "../../lab/story/told.js";
import { createText } from "../../lab/text.js";
import { createToolbox, toolButton } from "../../lab/toolbox.js";
import { ACTIONS } from "./actions.js";
import { choicesPanel } from "./choices.js";
import { columnsPanel } from "./columns.js";
import { findingsPanel } from "./findings.js";
import { numbersOf } from "./numbers.js";
import { readings } from "./readings.js";
import { solve, sourceOf } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { toolsPanel } from "./tools.js";

/** @param {HTMLElement} root @param {import("../../lab/host.js").Host} host @param {Data} data */
export function createWordsLab(root, host, data) {
  const source = sourceOf(data.problem);
  const frame = frames(() => {
    lab.scene = solve(/** @type {State} */ (editor.state()), source);
    for (const panel of panels) panel.draw(lab.scene);
    player?.drawn();
  });
  const editor = createEditor(root, host, data, {
    moved: frame.request,
    settled: () => {
      frame.now();
      for (const panel of panels) panel.settled?.(lab.scene);
    },
    tells: anotherQuery(data.state.query),
  });
  const lab = labOf(root, data, source, editor, { draw: frame.now, press: (verb) => press(verb) });
  const press = createToolbox(root, host, data, editor, { say: lab.say, themed: frame.now });
  root.classList.add("words");
  const player = playerOf(root, host, data, editor, lab);
  /** @type {Panel[]} */
  const panels = [choicesPanel(lab), sentencePanel(lab), columnsPanel(lab), findingsPanel(lab), toolsPanel(lab), ...freePanels(data.free, lab)];
  root.append(...(player ? [player.root] : []), ...panels.map((panel) => panel.root));
  frame.now();
  player?.adopt();
  followWidth(root, frame.request);
  offerNumbers(numbersOf(lab), host.gone);

  return {
    ...editor.links,
    adoptLink: () => {
      editor.links.adoptLink();
      player?.adopt();
    },
    theme: () => {
      applyTheme(root, data.tokens);
      frame.now();
    },
  };
}

/** Whether a state is news for what is drawn below the tables: of all of it, that shows the query alone. @param {number} first */
function anotherQuery(first) {
  let told = first;
  return (/** @type {import("../../lab/codec.js").State} */ { query }) => {
    const news = query !== told;
    told = query;
    return news;
  };
}

/**
 * What panels may know and do.
 * @param {HTMLElement} root @param {Data} data @param {Source} source @param {import("../../lab/editor.js").Editor} editor
 * @param {{draw: () => void, press: (verb: string) => void}} hands @returns {WordsLab}
 */
function labOf(root, data, source, editor, { draw, press }) {
  /** @type {WordsLab} */
  const lab = {
    text: createText(data.words, data.language),
    source,
    scene: solve(data.state, source),
    reads: { now: () => readings(lab.scene), declared: readings.declared },
    note: "",
    root,
    change: (change, moving = false) => {
      lab.note = "";
      editor.move(change);
      if (!moving) editor.settle(false);
    },
    settle: () => editor.settle(true), // arrow presses on a slider are one step
    schema: data.schema,
    defaults: data.defaults,
    preset: (change) => {
      editor.flush();
      lab.change(change);
    },
    possible: editor.possible,
    tool: press,
    button: (verb) => toolButton(lab.text, verb, () => {
      editor.flush();
      lab.change(ACTIONS[verb](lab.scene.state, source));
    }),
    say: (note) => {
      lab.note = note;
      draw();
    },
  };
  return lab;
}

/** Names on the histograms are placed by their width: once it is known, and whenever it changes. @param {HTMLElement} root @param {() => void} request */
function followWidth(root, request) {
  let width = 0;
  new ResizeObserver(() => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    request();
  }).observe(root);
}
