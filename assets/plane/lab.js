/**
 * The live part of a lesson with planes: holds the state, redraws once a frame, and says what panels and
 * planes may do. Its host is Streamlit (lab/host.js) or a bare page.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./kit.js").Kit} Kit @typedef {import("./kit.js").Panel} Panel
 * @typedef {import("../lab/codec.js").State} State
 * @typedef {import("../lab/codec.js").Field} Field
 * @typedef {import("../lab/host.js").Host} Host
 * @typedef {import("../lab/editor.js").Editor} Editor
 * @typedef {import("../lab/text.js").Values} Values
 * @typedef {Record<string, any>} Change
 * @typedef {{key: string, title: string, note: string, change: Change}} Preset
 * @typedef {{type: string, [option: string]: any}} PanelSpec
 * @typedef {{
 *   epoch: string, language: string, schema: Field[], former?: number, state: State, defaults: State, embeddings: string,
 *   layout: Record<string, PanelSpec[]>, presets: Preset[], tokens: import("../lab/looks.js").Tokens,
 *   words: Record<string, string>, tell?: boolean, model: "softmax" | "sigmoid",
 *   story?: import("../lab/story/machine.js").Story | null,
 * }} Data
 * @typedef {{
 *   kit: Kit, text: import("../lab/text.js").Text, tokens: import("../lab/looks.js").Tokens, presets: Preset[], gone: AbortSignal,
 *   stage: import("../lab/story/stage.js").Stage | null, pointed: import("../lab/pointing.js").Pointing, scene: Scene, crowd?: readonly import("./scene.js").Where[], note: string, toolNote: string,
 *   schema: Field[], defaults: State, field: (name: string) => Field, start: () => void, choose: (label: number) => void,
 *   move: (change: (scene: Scene) => Change) => void, settle: (quiet: boolean, lookAfter?: boolean) => void,
 *   revert: () => void, perform: (verb: string) => void, redraw: () => void, preset: (change: Change) => void,
 *   possible: (verb: string) => boolean, button: (verb: string, key?: string) => HTMLElement, reads: import("../lab/readings.js").Reads,
 * }} Lab
 * @typedef {{now: () => Scene, request: () => void, press: (verb: string) => void, halt: () => void}} Hands
 *   the scene of the state now, a drawing with the next frame, a tool pressed, a story's glide halted
 */

import { html } from "../lab/dom.js";
import { createEditor } from "../lab/editor.js";
import { frames } from "../lab/frames.js";
import { applyTheme } from "../lab/looks.js";
import { pointing } from "../lab/pointing.js";
import { quietly } from "../lab/spoken.js";
import { playerOf } from "../lab/story/told.js";
import { createText } from "../lab/text.js";
import { createToolbox, toolButton } from "../lab/toolbox.js";
import { visibility } from "../lab/visibility.js";
import { hearCrowd } from "./crowd.js";
import { solve, sourceOf } from "./scene.js";

/** @param {HTMLElement} root @param {Host} host @param {Data} data @param {Kit} kit */
export function createLab(root, host, data, kit) {
  const solved = solver(data, kit);
  const seen = visibility();
  const panels = /** @type {Panel[]} */ ([]);
  const frame = frames(() => {
    root.toggleAttribute("data-dragging", editor.dragging);
    lab.scene = solved(editor.state());
    if (lab.stage?.guided() && !root.hasAttribute("data-gliding")) kit.visit?.note?.(lab.scene); // what a step's own move goes through is nothing the reader did
    for (const panel of panels) if (!editor.dragging || seen.sees(panel.root)) panel.draw(lab.scene);
    player?.drawn();
  });
  const settled = (/** @type {boolean} */ lookAfter) => panels.forEach((panel) => panel.settled?.(lab.scene, lookAfter));
  const editor = createEditor(root, host, data, {
    moved: frame.request,
    settled: (lookAfter) => {
      frame.now();
      settled(lookAfter);
    },
  });
  const now = () => solved(editor.state());
  const lab = labOf(host, data, kit, editor, { now, request: frame.request, press: (verb) => press(verb), halt: () => player?.halt() });
  const press = toolsOf(root, host, data, editor, lab, frame.request);
  const player = playerOf(root, host, data, editor, lab);
  lab.stage = player?.stage ?? null;
  panels.push(...laidOut(root, data.layout, lab, seen));
  hearCrowd(host, data, lab, frame.request);
  if (player) root.prepend(player.root);
  frame.now();
  player?.adopt();
  frame.request(); // some panels draw for a guided reader alone: what they read is told of as well
  // Once laid out: bring everything into view and name the handles.
  requestAnimationFrame(() => quietly(() => settled(true)));
  const adoptLink = () => {
    editor.links.adoptLink();
    player?.adopt();
  };
  return { ...editor.links, adoptLink, theme: themed(root, data, frame.request) };
}

/** Redraws in another theme. @param {HTMLElement} root @param {Data} data @param {() => void} request */
function themed(root, data, request) {
  return () => {
    applyTheme(root, data.tokens);
    request();
  };
}

/** The tools of the surface, and what its own verbs do. @param {HTMLElement} root @param {Host} host @param {Data} data @param {Editor} editor @param {Lab} lab @param {() => void} request */
function toolsOf(root, host, data, editor, lab, request) {
  return createToolbox(root, host, data, editor, {
    say: (note) => {
      Object.assign(lab, { toolNote: note, note: "" });
      request();
    },
    themed: request,
    other: (verb) => {
      lab.perform(verb);
      lab.settle(false, true);
    },
  });
}

/** What follows from a state; the last one is kept. @param {Data} data @param {Kit} kit */
function solver(data, kit) {
  const source = sourceOf(data);
  /** @type {import("./scene.js").Memory} */
  const memory = {};
  let scene = solve(data.state, source, memory, kit.motion);
  return (/** @type {State} */ state) => {
    if (scene.state !== state) scene = solve(state, source, memory, kit.motion);
    return scene;
  };
}

/** What a lesson was told that panels may know. @param {Data} data */
const known = ({ tokens, presets, schema, defaults }) => ({ tokens, presets, schema, defaults });

/** What panels and planes may know and do. @param {Host} host @param {Data} data @param {Kit} kit @param {Editor} editor @param {Hands} hands @returns {Lab} */
function labOf({ gone }, data, kit, editor, { now, request, press, halt }) {
  /** @type {Lab} */
  const lab = {
    kit,
    text: createText(data.words, data.language),
    ...known(data),
    gone,
    stage: null,
    pointed: pointing(),
    scene: now(),
    /** What can be read off the scene, in this visit. */
    reads: { now: () => kit.readings(lab.scene, kit.visit?.now()), declared: kit.readings.declared },
    ...{ note: "", toolNote: "" },
    /** What a numeric field may hold. */
    field: (name) => /** @type {Field} */ (data.schema.find((each) => each.name === name)),
    /** A drag begins. */
    start: () => {
      halt();
      editor.flush();
      editor.dragging = true;
      Object.assign(lab, { note: "", toolNote: "" });
    },
    /** Make a label the first of the pair, and keep one it was compared with. */
    choose: (label) => {
      if (label >= 0) lab.move(({ pair }) => ({ pair: [label, pair.j === label ? pair.i : pair.j] }));
    },
    /** Change the state now, without a settled move. */
    move: (change) => editor.move(change(now())),
    settle: editor.settle,
    revert: editor.revert,
    /** Do what a button says, without settling. */
    perform: (verb) => {
      lab.note = performed(lab, editor, kit.actions[verb](now()));
      request();
    },
    redraw: request,
    preset: (change) => {
      editor.flush();
      editor.move(change);
      lab.note = "";
      lab.settle(false, true);
    },
    possible: editor.possible,
    /** A button that does what its verb says. */
    button: (verb, key) => toolButton(lab.text, verb, () => press(verb), key),
  };
  return lab;
}

/** Change the state as an action wants, and say what there is to say of it. @param {Lab} lab @param {Editor} editor @param {import("./actions.js").Outcome} outcome */
function performed(lab, editor, { change, note, values, then }) {
  then?.(lab);
  if (editor.attempt(change)) return note ? lab.text(note, values) : "";
  const rangeOf = (/** @type {string} */ name) => `${lab.field(name).label} ±${lab.field(name).high}`;
  return lab.text("lab.too-far", { ranges: Object.keys(change).map(rangeOf).join(", ") });
}

/** The areas with their panels. @param {HTMLElement} root @param {Data["layout"]} layout @param {Lab} lab @param {ReturnType<typeof visibility>} seen @returns {Panel[]} */
function laidOut(root, layout, lab, seen) {
  return Object.entries(layout).flatMap(([area, specs]) => {
    const panels = specs.map((spec) => lab.kit.panels[spec.type](spec, lab));
    panels.forEach((panel, k) => {
      panel.root.setAttribute("data-panel", specs[k].type);
      panel.root.toggleAttribute("data-told", Boolean(specs[k].told));
      seen.watch(panel.root);
    });
    root.append(html("div", { class: `area ${area}` }, panels.map((panel) => panel.root)));
    return panels;
  });
}
