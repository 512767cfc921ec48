/**
 * The Pooling page's live part: holds the state, redraws once a frame, keeps the history and the link.
 *
 * @typedef {import("./scene.js").State} State @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../../lab/codec.js").Field} Field
 * @typedef {{
 *   epoch: string, language: string, schema: Field[], state: State, defaults: State, problem: import("./scene.js").Problem,
 *   tokens: import("../../lab/looks.js").Tokens, words: Record<string, string>,
 *   story: import("../../lab/story/machine.js").Story | null, free: readonly {type: string}[],
 * }} Data
 * @typedef {{
 *   text: import("../../lab/text.js").Text, reads: import("../../lab/readings.js").Reads, scene: Scene, swept: number, note: string, now: () => State,
 *   start: () => void, move: (change: Partial<State>) => void, settle: (quiet: boolean) => void, revert: () => void,
 *   change: (change: Partial<State>) => void, possible: (verb: string) => boolean, tool: (verb: string) => void,
 *   button: (verb: string) => HTMLElement, guided: () => boolean,
 * } & import("../../lab/free/panels.js").Free} PoolingLab now: the state, which may be a frame ahead of the scene; swept: how far the patches have come, in [0, 1]
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene) => void}} Panel
 */

import { html } from "../../lab/dom.js";
import { createEditor } from "../../lab/editor.js";
import { frames } from "../../lab/frames.js";
import { freePanels } from "../../lab/free/panels.js";
import { applyTheme } from "../../lab/looks.js";
import { playerOf } from "../../lab/story/told.js";
import { createText } from "../../lab/text.js";
import { createToolbox, toolButton } from "../../lab/toolbox.js";
import { ACTIONS } from "./actions.js";
import { arrowsPanel } from "./arrows.js";
import { controlsPanel } from "./controls.js";
import { cosinesPanel } from "./cosines.js";
import { gridPanel } from "./grid.js";
import { numbersPanel } from "./numbers.js";
import { readings } from "./readings.js";
import { createSolver } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { createSweep } from "./sweep.js";

/** @param {HTMLElement} root @param {import("../../lab/host.js").Host} host @param {Data} data */
export function createPoolingLab(root, host, data) {
  const solve = createSolver(data.problem);
  const frame = frames(() => {
    lab.scene = solve(/** @type {State} */ (editor.state()));
    lab.swept = sweep(lab.scene);
    for (const panel of panels) panel.draw(lab.scene);
    player?.drawn();
  });
  const sweep = createSweep(frame.request, host.gone);
  const editor = createEditor(root, host, data, {
    moved: frame.request,
    settled: () => {
      frame.now();
      for (const panel of panels) panel.settled?.(lab.scene);
    },
  });
  const lab = labOf(data, solve(data.state), editor, (verb) => press(verb));
  const say = (/** @type {string} */ note) => (Object.assign(lab, { note }), frame.now());
  const press = createToolbox(root, host, data, editor, { say, themed: frame.now });
  const player = playerOf(root, host, data, editor, lab);
  if (player) lab.guided = player.guided;
  const panels = laidOut(root, lab, data.free);
  if (player) root.prepend(player.root);
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

/** What panels may know and do. @param {Data} data @param {Scene} scene @param {import("../../lab/editor.js").Editor} editor @param {(verb: string) => void} press @returns {PoolingLab} */
function labOf(data, scene, editor, press) {
  const change = (/** @type {Partial<State>} */ changed) => {
    editor.flush();
    lab.note = "";
    editor.move(changed);
    editor.settle(false);
  };
  /** @type {PoolingLab} */
  const lab = {
    text: createText(data.words, data.language),
    schema: data.schema,
    defaults: data.defaults,
    scene,
    reads: { now: () => readings(lab.scene), declared: readings.declared },
    swept: 1,
    note: "",
    now: () => /** @type {State} */ (editor.state()),
    start: () => {
      editor.flush();
      editor.dragging = true;
      lab.note = "";
    },
    move: editor.move,
    settle: editor.settle,
    revert: editor.revert,
    change,
    preset: change,
    possible: editor.possible,
    tool: press,
    button: (verb) => toolButton(lab.text, verb, () => change(ACTIONS[verb])),
    guided: () => false,
  };
  return lab;
}

/** The areas with their panels, by the names that a story has for them. @param {HTMLElement} root @param {PoolingLab} lab @param {Data["free"]} free @returns {Panel[]} */
function laidOut(root, lab, free) {
  const more = freePanels(free, lab);
  /** @type {Record<string, Record<string, Panel>>} */
  const areas = {
    ball: { arrows: arrowsPanel(lab) },
    noise: { grid: gridPanel(lab), cosines: cosinesPanel(lab) },
    under: { controls: controlsPanel(lab), said: sentencePanel(lab), numbers: numbersPanel(lab), ...Object.fromEntries(free.map(({ type }, k) => [type, more[k]])) },
  };
  root.classList.add("pooling");
  for (const [area, held] of Object.entries(areas)) {
    for (const [name, panel] of Object.entries(held)) panel.root.setAttribute("data-panel", name);
    root.append(html("div", { class: `area ${area}` }, Object.values(held).map((panel) => panel.root)));
  }
  return Object.values(areas).flatMap((held) => Object.values(held));
}
