/**
 * The Norms page's live part: holds the state, redraws once a frame, keeps the history and the link. All numbers of the
 * tables, words and remedies on it are here, so that nothing waits for the server.
 *
 * @typedef {import("./scene.js").State} State @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Source} Source
 * @typedef {{
 *   epoch: string, language: string, schema: import("../../lab/codec.js").Field[], state: State, defaults: State, problem: Source,
 *   tokens: import("../../lab/looks.js").Tokens, words: Record<string, string>, choices: string[],
 *   story: import("../../lab/story/machine.js").Story | null, free: readonly {type: string}[],
 * }} Data
 * @typedef {{
 *   text: import("../../lab/text.js").Text, reads: import("../../lab/readings.js").Reads, source: Source, scene: Scene, note: string,
 *   change: (change: Partial<State>) => void, possible: (verb: string) => boolean, tool: (verb: string) => void, button: (verb: string) => HTMLElement,
 * } & import("../../lab/free/panels.js").Free} NormsLab
 * @typedef {{root: Element, draw: (scene: Scene) => void}} Panel
 */

import { createEditor } from "../../lab/editor.js";
import { frames } from "../../lab/frames.js";
import { freePanels } from "../../lab/free/panels.js";
import { applyTheme } from "../../lab/looks.js";
import { spokenSentence } from "../../lab/spoken.js";
import { playerOf } from "../../lab/story/told.js";
import { createText } from "../../lab/text.js";
import { createToolbox, toolButton } from "../../lab/toolbox.js";
import { ACTIONS } from "./actions.js";
import { agreementPanel, ratedPanel } from "./agreement.js";
import { choicesPanel } from "./choices.js";
import { hubsPanel } from "./hubs.js";
import { listsPanel } from "./lists.js";
import { readings } from "./readings.js";
import { solve } from "./scene.js";
import { toolsPanel } from "./tools.js";
import { numbersPanel } from "./values.js";

/** @param {HTMLElement} root @param {import("../../lab/host.js").Host} host @param {Data} data */
export function createNormsLab(root, host, data) {
  const frame = frames(() => {
    lab.scene = solve(/** @type {State} */ (editor.state()), data.problem);
    for (const panel of panels) panel.draw(lab.scene);
    player?.drawn();
  });
  const editor = createEditor(root, host, data, { moved: frame.request, settled: frame.now });
  const lab = labOf(data, editor, (verb) => press(verb));
  const say = (/** @type {string} */ note) => {
    lab.note = note;
    frame.now();
  };
  const press = createToolbox(root, host, data, editor, { say, themed: frame.now });
  root.classList.add("norms");
  const player = playerOf(root, host, data, editor, lab);
  /** @type {Panel[]} */
  const panels = [
    ...[choicesPanel(lab), sentencePanel(lab), listsPanel(lab), agreementPanel(lab), ratedPanel(lab), hubsPanel(lab), numbersPanel(lab, "people"), numbersPanel(lab, "pairs"), toolsPanel(lab)],
    ...freePanels(data.free, lab),
  ];
  root.append(...(player ? [player.root] : []), ...panels.map((panel) => panel.root));
  frame.now();
  player?.adopt();
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

/** What panels may know and do. @param {Data} data @param {import("../../lab/editor.js").Editor} editor @param {(verb: string) => void} press @returns {NormsLab} */
function labOf({ words, language, state, problem, schema, defaults }, editor, press) {
  const text = createText(words, language);
  const change = (/** @type {Partial<State>} */ next) => {
    editor.flush();
    lab.note = "";
    editor.move(next);
    editor.settle(false);
  };
  /** @type {NormsLab} */
  const lab = {
    text,
    source: problem,
    scene: solve(state, problem),
    reads: { now: () => readings(lab.scene), declared: readings.declared },
    note: "",
    change,
    schema,
    defaults,
    preset: change,
    possible: editor.possible,
    tool: press,
    button: (verb) => toolButton(text, verb, () => change(ACTIONS[/** @type {keyof typeof ACTIONS} */ (verb)]())),
  };
  return lab;
}

/** What the page shows now, in a sentence. @param {NormsLab} lab */
function sentencePanel({ text, source }) {
  const panel = spokenSentence((/** @type {Scene} */ scene) => {
    const { entered } = readings(scene);
    return text("say", {
      model: scene.model.title,
      query: source.names[source.queries[scene.state.query]],
      remedy: source.remedies[scene.state.remedy].title,
      entered: Number(entered),
    });
  });
  panel.root.setAttribute("data-panel", "saying");
  return panel;
}
