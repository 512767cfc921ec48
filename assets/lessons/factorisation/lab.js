/**
 * The Factorisation page's live part: holds the state, redraws once a frame, keeps the history and the
 * link. Rows of items are thinned while a finger moves where there are many, and all counted after.
 *
 * @typedef {import("./scene.js").State} State
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../../lab/codec.js").Field} Field
 * @typedef {{
 *   epoch: string, language: string, schema: Field[], state: State, defaults: State, problem: import("./scene.js").Problem,
 *   tokens: import("../../lab/looks.js").Tokens, words: Record<string, string>,
 *   story: import("../../lab/story/machine.js").Story | null, free: readonly {type: string}[],
 * }} Data
 * @typedef {{
 *   text: import("../../lab/text.js").Text, reads: import("../../lab/readings.js").Reads, source: import("./scene.js").Source, scene: Scene, shades: Uint32Array, toolNote: string,
 *   start: () => void, move: (change: (scene: Scene) => Partial<State>) => void, settle: (quiet: boolean) => void,
 *   revert: () => void, possible: (verb: string) => boolean, tool: (verb: string) => void,
 *   button: (verb: string) => HTMLElement, guided: () => boolean, far: () => ReturnType<typeof farthest>,
 * } & import("../../lab/free/panels.js").Free} SpectrumLab
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene) => void}} Panel
 */

import { html } from "../../lab/dom.js";
import { createEditor } from "../../lab/editor.js";
import { offerNumbers } from "../../lab/export/numbers.js";
import { frames } from "../../lab/frames.js";
import { freePanels } from "../../lab/free/panels.js";
import { applyTheme } from "../../lab/looks.js";
import { quietly } from "../../lab/spoken.js";
import { playerOf } from "../../lab/story/told.js";
import { createText } from "../../lab/text.js";
import { createToolbox, toolButton } from "../../lab/toolbox.js";
import { ACTIONS } from "./actions.js";
import { controlsPanel } from "./controls.js";
import { shadesOf } from "./heat.js";
import { linesPanel } from "./lines.js";
import { spectrumPanel } from "./plot.js";
import { readings } from "./readings.js";
import { heatPanel, neighboursPanel, numbersPanel } from "./readouts.js";
import { everyItem, farthest, solve, sourceOf, thinned } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { stripPanel } from "./strip.js";
import { numbersOf } from "./tables.js";

/** @param {HTMLElement} root @param {import("../../lab/host.js").Host} host @param {Data} data */
export function createSpectrumLab(root, host, data) {
  const source = sourceOf(data.problem);
  const [all, some] = [everyItem(source), thinned(source)];
  const shade = () => shadesOf(data.tokens[root.dataset.theme === "dark" ? "dark" : "light"]);
  const now = (/** @type {boolean} */ whole) => sceneOf(lab.scene, /** @type {State} */ (editor.state()), source, whole ? all : some);
  const frame = frames(() => {
    lab.scene = now(editor.resting());
    for (const panel of panels) panel.draw(lab.scene);
    player?.drawn();
  });
  const settled = () => {
    frame.now();
    for (const panel of panels) panel.settled?.(lab.scene);
  };
  const accepts = (/** @type {import("../../lab/codec.js").State} */ next) => next.rank <= source.most && next.item < source.names.length;
  const editor = createEditor(root, host, data, { moved: frame.request, settled, accepts });
  const lab = labOf(data, source, solve(data.state, source, all), editor, { now: () => now(false), press: (verb) => press(verb) });
  const say = (/** @type {string} */ toolNote) => (Object.assign(lab, { toolNote }), frame.now());
  const press = createToolbox(root, host, data, editor, { say, themed: frame.now });
  lab.shades = shade();
  const strip = stripPanel(lab);
  offerNumbers(numbersOf(lab, strip.found), host.gone);
  const player = toldIn(root, host, data, editor, lab);
  const panels = laidOut(root, panelsOf(lab, strip, data.free));
  quietly(settled);
  player?.adopt();

  const adoptLink = () => {
    editor.links.adoptLink();
    player?.adopt();
  };
  const theme = () => {
    applyTheme(root, data.tokens);
    lab.shades = shade();
    quietly(settled);
  };
  return { ...editor.links, adoptLink, theme };
}

/** The story's player, if there is a story. @param {HTMLElement} root @param {import("../../lab/host.js").Host} host @param {Data} data @param {import("../../lab/editor.js").Editor} editor @param {SpectrumLab} lab */
function toldIn(root, host, data, editor, lab) {
  const player = playerOf(root, host, data, editor, lab);
  if (!player) return null;
  lab.guided = player.guided;
  root.append(player.root);
  return player;
}

/** The last scene, where it is still the one asked for. @param {Scene} last @param {State} state @param {import("./scene.js").Source} source @param {number[]} shown */
function sceneOf(last, state, source, shown) {
  return last.state === state && last.shown === shown ? last : solve(state, source, shown);
}

/**
 * What panels may know and do.
 * @param {Data} data @param {import("./scene.js").Source} source @param {Scene} scene @param {import("../../lab/editor.js").Editor} editor
 * @param {{now: () => Scene, press: (verb: string) => void}} hands now: the scene of the state, of some items
 * @returns {SpectrumLab}
 */
function labOf(data, source, scene, editor, { now, press }) {
  /** @type {SpectrumLab} */
  const lab = {
    text: createText(data.words, data.language),
    source,
    reads: { now: () => readings(lab.scene), declared: readings.declared },
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
    button: (verb) => toolButton(lab.text, verb, () => {
      editor.flush();
      lab.move(({ state }) => ACTIONS[/** @type {keyof typeof ACTIONS} */ (verb)](state, lab.far));
      lab.settle(false);
    }),
    guided: () => false,
    far: farOnce(source, () => editor.state()),
    schema: data.schema,
    defaults: data.defaults,
    preset: (change) => {
      editor.flush();
      editor.move(change);
      editor.settle(false);
    },
  };
  return lab;
}

/** The farthest bend of an item, sought once. @param {import("./scene.js").Source} source @param {() => import("../../lab/codec.js").State} now */
function farOnce(source, now) {
  let known = "";
  /** @type {ReturnType<typeof farthest> | null} */
  let found = null;
  return () => {
    const { rank, lam, item } = now();
    const wanted = `${rank} ${lam} ${item}`;
    if (!found || wanted !== known) found = farthest(/** @type {State} */ (now()), source);
    known = wanted;
    return found;
  };
}

/** @param {SpectrumLab} lab @param {Panel} strip @param {Data["free"]} free @returns {Record<string, Record<string, Panel>>} by area and by the name that a story has for them */
function panelsOf(lab, strip, free) {
  const more = freePanels(free, lab);
  return {
    live: { spectrum: spectrumPanel(lab), heat: heatPanel(lab), lines: linesPanel(lab) },
    side: { numbers: numbersPanel(lab), neighbours: neighboursPanel(lab) },
    below: { said: sentencePanel(lab), gauges: strip, controls: controlsPanel(lab) },
    ...(free.length ? { free: Object.fromEntries(free.map(({ type }, k) => [type, more[k]])) } : {}),
  };
}

/** The areas with their panels. @param {HTMLElement} root @param {Record<string, Record<string, Panel>>} areas @returns {Panel[]} */
function laidOut(root, areas) {
  root.classList.add("factors");
  for (const [area, held] of Object.entries(areas)) {
    for (const [name, panel] of Object.entries(held)) panel.root.setAttribute("data-panel", name);
    root.append(html("div", { class: `area ${area}` }, Object.values(held).map((panel) => panel.root)));
  }
  return Object.values(areas).flatMap((held) => Object.values(held));
}
