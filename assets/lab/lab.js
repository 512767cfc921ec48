/**
 * The live part of every lesson: holds the state, redraws once a frame, and says what panels may know and do.
 * What is a lesson's own it brings as one object (lesson.js); where it lives is its host's affair (assets/hosts).
 *
 * @import {Data, Editor, Field, Host, Lab, Lesson, Panel, State} from "./types.js"
 */

import { html } from "./dom.js";
import { createEditor } from "./editor.js";
import { KEYS_HINT } from "./gestures.js";
import { guideOf } from "./free/address.js";
import { open } from "./lesson.js";
import { applyTheme } from "./label_styles.js";
import { pointing } from "./pointing.js";
import { aboutOf } from "./readings.js";
import { quietly } from "./live_region.js";
import { playerOf } from "./story/resolve_story.js";
import { heard } from "./readout_changes.js";
import { keepFromScrolls } from "./sliders.js";
import { createText } from "./text.js";
import { createToolbox, toolButton } from "./toolbox.js";
import { visibility } from "./visibility.js";

/** @param {() => void} draw */
function frames(draw) {
  let frame = 0;
  const now = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    draw();
  };
  return {
    /** Draw with the next frame. */
    request: () => {
      frame ||= requestAnimationFrame(now);
    },
    /** Draw at once. */
    now,
  };
}

/**
 * @param {HTMLElement} root @param {Host} host @param {Data} data @param {Lesson} lesson
 * @returns {import("./types.js").Mounted}
 */
export function createLab(root, host, data, lesson) {
  const opened = open(lesson, data);
  const visible = visibility();
  const panels = /** @type {Panel[]} */ ([]);
  const frame = frames(() => {
    root.toggleAttribute("data-dragging", editor.dragging);
    lab.scene = now();
    // what a step's own move goes through is nothing the reader did
    if (lab.guided() && !root.hasAttribute("data-gliding")) opened.visit?.note?.(lab.scene);
    for (const panel of panels) if (!editor.dragging || visible.sees(panel.root)) panel.draw(lab.scene);
    const asking = root.hasAttribute("data-asking");
    player?.drawn();
    if (root.hasAttribute("data-asking") !== asking) frame.request(); // names give way to what is there now
  });
  const settled = (/** @type {boolean} */ lookAfter) => {
    panels.forEach((panel) => panel.settled?.(lab.scene, lookAfter));
    heard(lab);
  };
  const accepts = (/** @type {State} */ state) => lesson.accepts?.(state, lab.scene) ?? true;
  const drawn = (/** @type {boolean} */ lookAfter) => {
    frame.now();
    settled(lookAfter);
  };
  const editor = createEditor(root, host, data, { moved: frame.request, settled: drawn, accepts });
  const now = () => opened.scene(editor.state(), !editor.resting());
  const other = (/** @type {string} */ verb) => {
    lab.perform(verb);
    lab.settle(false, true);
  };
  const press = createToolbox(root, host, data, editor, {
    begun: () => void (player?.halt(), (lab.note = "")),
    themed: frame.request,
    other,
  });
  const lab = labOf(
    { root, host, data, lesson, opened, editor },
    { now, redraw: frame.request, renew: () => (opened.forget(), drawn(false)), press, halt: () => player?.halt() },
  );
  const player = playerOf(root, host, data, editor, lab);
  lab.stage = player?.stage ?? null;
  panels.push(...laidOut(root, data.layout, lab, visible));
  keepFromScrolls(root, host.gone);
  if (player) root.prepend(player.root);
  else if (data.story !== undefined) root.prepend(guideOf(lab));
  frame.now();
  player?.adopt(() => {}); // its state is on show
  frame.request(); // some panels draw for a guided reader alone: what they read is told of as well
  // Once laid out: bring everything into view and name the handles.
  requestAnimationFrame(() => quietly(() => settled(true)));
  return {
    ...editor.links,
    ...hosted(root, data, host, frame.request, () =>
      player ? player.adopt(editor.links.adoptLink) : editor.links.adoptLink(),
    ),
  };
}

/**
 * What the host tells of. @param {HTMLElement} root @param {Data} data @param {Host} host @param {() => void} redraw
 * @param {() => void} adoptLink
 */
function hosted(root, data, host, redraw, adoptLink) {
  const theme = () => {
    applyTheme(root, data.tokens);
    redraw();
  };
  host.bus.listen("paper", theme, host.gone);
  window.matchMedia("(prefers-contrast: more)").addEventListener("change", theme, { signal: host.gone });
  return {
    adoptLink,
    theme,
  };
}

/**
 * What panels may know and do.
 * @param {{root: HTMLElement, host: Host, data: Data, lesson: Lesson, opened: ReturnType<typeof open>, editor: Editor}}
 * of
 * @param {{now: () => any, redraw: () => void, renew: () => void, press: (verb: string) => void, halt: () => void}}
 * doing
 * the scene of the state now, a drawing with the next frame, one of a scene made anew, a tool pressed, a story's glide
 * halted
 * @returns {Lab<any>}
 */
function labOf({ root, host, data, lesson, opened, editor }, { now, redraw, renew, press, halt }) {
  const { schema, defaults, tokens } = data;
  // A step on its way to its start is there first: it would go on over what the reader does.
  const begins = () => void (halt(), editor.flush(), (lab.note = ""));
  /** @type {Lab<any>} */
  const lab = {
    ...{ root, data, lesson, schema, defaults, tokens, redraw, renew },
    host,
    text: createText(data.words, data.language),
    stage: null,
    pointed: pointing(),
    scene: now(),
    /** What can be read off the scene, in this visit. */
    reads: {
      now: () => opened.readings(lab.scene),
      declared: lesson.readings.declared,
      about: (name) => aboutOf(lesson.readings.declared, name, lab.scene),
    },
    visit: opened.visit,
    note: "",
    guided: () => lab.stage?.guided() ?? false,
    /** Whether a reading is asked, or told by one that is, and so kept from everybody. */
    hides: (name) => lab.stage?.hides(name) ?? false,
    /** What a numeric field may hold. */
    field: (name) => /** @type {Field} */ (schema.find((each) => each.name === name)),
    /** A drag begins. */
    start: () => {
      begins();
      editor.dragging = true;
    },
    /** Change the state now, without a settled move. */
    move: (change) => void (halt(), (lab.note = ""), editor.move(change(now()))),
    settle: editor.settle,
    revert: editor.revert,
    /** Set fields, as one move of the reader's. */
    change: (change) => {
      begins();
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

/**
 * Change the state as an action wants, and say what there is to say of it. @param {Lab<any>} lab @param {Editor} editor
 * @param {import("./types.js").Outcome} outcome
 */
function performed(lab, editor, { change, note, values, then }) {
  then?.(lab);
  if (editor.attempt(change)) return note ? lab.text(note, values) : "";
  const rangeOf = (/** @type {string} */ name) => `${lab.field(name).label} ±${lab.field(name).high}`;
  return lab.text("lab.too-far", { ranges: Object.keys(change).map(rangeOf) });
}

/**
 * The areas with their panels. @param {HTMLElement} root @param {Data["layout"]} layout @param {Lab<any>} lab
 * @param {ReturnType<typeof visibility>} visible @returns {Panel[]}
 */
function laidOut(root, layout, lab, visible) {
  root.append(html("p", { class: "handle-keys", id: KEYS_HINT }, [lab.text("lab.keys")]));
  if (lab.lesson.style) root.classList.add(lab.lesson.style);
  return Object.entries(layout).flatMap(([area, specs]) => {
    const panels = specs.map((spec) => lab.lesson.panels[spec.type](spec, lab));
    panels.forEach((panel, k) => {
      panel.root.setAttribute("data-panel", specs[k].type);
      panel.root.toggleAttribute("data-told", Boolean(specs[k].told));
      panel.root.toggleAttribute("data-rest", Boolean(specs[k].more && !panel.asked));
      visible.watch(panel.root);
    });
    root.append(
      html(
        "div",
        { class: `area ${area}` },
        panels.map((panel) => panel.root),
      ),
    );
    return panels;
  });
}
