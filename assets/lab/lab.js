/**
 * The live part of every lesson: holds the state, redraws once a frame, and says what panels may know and do.
 * What is a lesson's own it brings as one object (lesson.js); its host is Streamlit (host.js) or a bare page.
 *
 * @typedef {import("./codec.js").State} State @typedef {import("./codec.js").Field} Field
 * @typedef {import("./host.js").Host} Host @typedef {import("./editor.js").Editor} Editor
 * @typedef {import("./lesson.js").Lesson} Lesson @typedef {import("./lesson.js").Panel} Panel
 * @typedef {Record<string, any>} Change
 * @typedef {{key: string, title: string, note: string, change: Change}} Preset
 * @typedef {{type: string, told?: boolean, more?: boolean, [option: string]: any}} PanelSpec
 * @typedef {{
 *   epoch: string, language: string, schema: Field[], former?: number, state: State, defaults: State,
 *   layout: Record<string, PanelSpec[]>, presets: Preset[], tokens: import("./looks.js").Tokens,
 *   words: Record<string, string>, tell?: boolean, story?: import("./story/machine.js").Story | null, [own: string]: any,
 * }} Data what Python sends (lib/surfaces/surface.py), and what the lesson computes with
 */

/**
 * @template S the lesson's scenes
 * @typedef {{
 *   lesson: any, data: Data, schema: Field[], defaults: State, tokens: import("./looks.js").Tokens, root: HTMLElement, gone: AbortSignal, address: import("./host.js").Address,
 *   text: import("./text.js").Text, stage: import("./story/stage.js").Stage | null, pointed: import("./pointing.js").Pointing,
 *   scene: S, reads: import("./readings.js").Reads, visit: any, note: string, guided: () => boolean, hides: (name: string) => boolean, field: (name: string) => Field,
 *   start: () => void, move: (change: (scene: S) => Change) => void, settle: (quiet: boolean, lookAfter?: boolean) => void,
 *   revert: () => void, change: (change: Change) => void, perform: (verb: string) => void, redraw: () => void,
 *   possible: (verb: string) => boolean, button: (verb: string, key?: string) => HTMLElement,
 * }} Lab scene: as it is drawn, which may be a frame behind the state; visit: what the lesson keeps of the reader's visit
 */

import { html } from "./dom.js";
import { createEditor } from "./editor.js";
import { frames } from "./frames.js";
import { guideOf } from "./free/address.js";
import { mountLab } from "./host.js";
import { open } from "./lesson.js";
import { applyTheme } from "./looks.js";
import { pointing } from "./pointing.js";
import { aboutOf } from "./readings.js";
import { hear } from "./signals.js";
import { quietly } from "./spoken.js";
import { playerOf } from "./story/told.js";
import { createText } from "./text.js";
import { createToolbox, toolButton } from "./toolbox.js";
import { visibility } from "./visibility.js";

/** Mounts a lesson as a component of Streamlit. @param {import("./host.js").Component} component @param {Lesson} lesson */
export function mountLesson(component, lesson) {
  return mountLab(component, (root, host, data) => createLab(root, host, data, lesson));
}

/** @param {HTMLElement} root @param {Host} host @param {Data} data @param {Lesson} lesson @returns {import("./host.js").Mounted} */
export function createLab(root, host, data, lesson) {
  const opened = open(lesson, data);
  const seen = visibility();
  const panels = /** @type {Panel[]} */ ([]);
  const frame = frames(() => {
    root.toggleAttribute("data-dragging", editor.dragging);
    lab.scene = now();
    if (lab.guided() && !root.hasAttribute("data-gliding")) opened.visit?.note?.(lab.scene); // what a step's own move goes through is nothing the reader did
    for (const panel of panels) if (!editor.dragging || seen.sees(panel.root)) panel.draw(lab.scene);
    player?.drawn();
  });
  const settled = (/** @type {boolean} */ lookAfter) => panels.forEach((panel) => panel.settled?.(lab.scene, lookAfter));
  const tells = lesson.heard ? another(lesson.heard, data.state) : undefined;
  const accepts = (/** @type {State} */ state) => lesson.accepts?.(state, lab.scene) ?? true;
  const drawn = (/** @type {boolean} */ lookAfter) => {
    frame.now();
    settled(lookAfter);
  };
  const editor = createEditor(root, host, data, { moved: frame.request, settled: drawn, tells, accepts });
  const now = () => opened.scene(editor.state(), !editor.resting());
  const other = (/** @type {string} */ verb) => {
    lab.perform(verb);
    lab.settle(false, true);
  };
  const press = createToolbox(root, host, data, editor, { begun: () => (lab.note = ""), themed: frame.request, other });
  const lab = labOf({ root, host, data, lesson, opened, editor }, { now, redraw: frame.request, press, halt: () => player?.halt() });
  const player = playerOf(root, host, data, editor, lab);
  lab.stage = player?.stage ?? null;
  panels.push(...laidOut(root, data.layout, lab, seen));
  if (player) root.prepend(player.root);
  else if (data.story !== undefined) root.prepend(guideOf(lab));
  frame.now();
  player?.adopt(() => {}); // its state is on show
  frame.request(); // some panels draw for a guided reader alone: what they read is told of as well
  // Once laid out: bring everything into view and name the handles.
  requestAnimationFrame(() => quietly(() => settled(true)));
  return { ...editor.links, ...hosted(root, data, host.gone, frame.request, () => (player ? player.adopt(editor.links.adoptLink) : editor.links.adoptLink())) };
}

/** What the host tells of. @param {HTMLElement} root @param {Data} data @param {AbortSignal} gone @param {() => void} redraw @param {() => void} adoptLink */
function hosted(root, data, gone, redraw, adoptLink) {
  const theme = () => {
    applyTheme(root, data.tokens);
    redraw();
  };
  hear("paper", theme, gone);
  return {
    adoptLink,
    theme,
  };
}

/** Whether a state is news for what Python draws of one field. @param {string} field @param {State} first */
function another(field, first) {
  let told = first[field];
  return (/** @type {State} */ { [field]: next }) => {
    const news = next !== told;
    told = next;
    return news;
  };
}

/**
 * What panels may know and do.
 * @param {{root: HTMLElement, host: Host, data: Data, lesson: Lesson, opened: ReturnType<typeof open>, editor: Editor}} of
 * @param {{now: () => any, redraw: () => void, press: (verb: string) => void, halt: () => void}} doing the scene of the
 *   state now, a drawing with the next frame, a tool pressed, a story's glide halted
 * @returns {Lab<any>}
 */
function labOf({ root, host, data, lesson, opened, editor }, { now, redraw, press, halt }) {
  const { schema, defaults, tokens } = data;
  /** @type {Lab<any>} */
  const lab = {
    ...{ root, data, lesson, schema, defaults, tokens, redraw },
    gone: host.gone,
    address: host.address,
    text: createText(data.words, data.language),
    stage: null,
    pointed: pointing(),
    scene: now(),
    /** What can be read off the scene, in this visit. */
    reads: { now: () => opened.readings(lab.scene), declared: lesson.readings.declared, about: (name) => aboutOf(lesson.readings.declared, name, lab.scene) },
    visit: opened.visit,
    note: "",
    guided: () => lab.stage?.guided() ?? false,
    /** Whether a reading is asked, or told by one that is, and so kept from everybody. */
    hides: (name) => lab.stage?.hides(name) ?? false,
    /** What a numeric field may hold. */
    field: (name) => /** @type {Field} */ (schema.find((each) => each.name === name)),
    /** A drag begins. */
    start: () => {
      halt();
      editor.flush();
      editor.dragging = true;
      lab.note = "";
    },
    /** Change the state now, without a settled move. */
    move: (change) => editor.move(change(now())),
    settle: editor.settle,
    revert: editor.revert,
    /** Set fields, as one move of the reader's. */
    change: (change) => {
      editor.flush();
      lab.note = "";
      editor.move(change);
      editor.settle(false, true);
    },
    /** Do what a button says, without settling. */
    perform: (verb) => {
      lab.note = performed(lab, editor, opened.act(verb, now()));
      redraw();
    },
    possible: editor.possible,
    /** A button that does what its verb says. */
    button: (verb, key) => toolButton(lab.text, verb, () => press(verb), key),
  };
  return lab;
}

/** Change the state as an action wants, and say what there is to say of it. @param {Lab<any>} lab @param {Editor} editor @param {import("./lesson.js").Outcome} outcome */
function performed(lab, editor, { change, note, values, then }) {
  then?.(lab);
  if (editor.attempt(change)) return note ? lab.text(note, values) : "";
  const rangeOf = (/** @type {string} */ name) => `${lab.field(name).label} ±${lab.field(name).high}`;
  return lab.text("lab.too-far", { ranges: Object.keys(change).map(rangeOf).join(", ") });
}

/** The areas with their panels. @param {HTMLElement} root @param {Data["layout"]} layout @param {Lab<any>} lab @param {ReturnType<typeof visibility>} seen @returns {Panel[]} */
function laidOut(root, layout, lab, seen) {
  if (lab.lesson.style) root.classList.add(lab.lesson.style);
  return Object.entries(layout).flatMap(([area, specs]) => {
    const panels = specs.map((spec) => lab.lesson.panels[spec.type](spec, lab));
    panels.forEach((panel, k) => {
      panel.root.setAttribute("data-panel", specs[k].type);
      panel.root.toggleAttribute("data-told", Boolean(specs[k].told));
      panel.root.toggleAttribute("data-rest", Boolean(specs[k].more));
      seen.watch(panel.root);
    });
    root.append(html("div", { class: `area ${area}` }, panels.map((panel) => panel.root)));
    return panels;
  });
}
