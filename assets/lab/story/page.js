/**
 * A page that Python draws, told as a story by the same player: a step makes the page's choices, Python
 * draws them and tells the readings. Until it has, the strip stands as it was. Twin of the parameters:
 * lib/surfaces/strip.py.
 *
 * @typedef {import("./machine.js").Story} Story @typedef {import("./machine.js").Place} Place
 * @typedef {Record<string, string>} Choices
 * @typedef {{
 *   epoch: string, language: string, words: Record<string, string>, tokens: import("../looks.js").Tokens, story: Story,
 *   beat: string | null, asked: boolean, state: Choices, defaults: Choices, parts: import("./numbers.js").Part[],
 *   readings: Record<string, [number | null, string]>, effects: Record<string, Choices>, free: {type: string}[], below?: boolean,
 * }} Data below: it is what free play has besides; beat, asked: where Python takes the reader to be; state: the choices it shows; effects: those that an action makes
 * @typedef {{data: Data, state: Choices, address: Record<string, string | null> | null, planned: boolean}} Held address: what a turn under way writes to it
 */

import { PARAMETER } from "../exercise/codec.js";
import { describe, toldStory } from "../exercise/story.js";
import { applyTheme } from "../looks.js";
import { hear } from "../signals.js";
import { markTalk } from "../talk/mode.js";
import { createText } from "../text.js";
import { playing } from "../talks/playing.js";
import { toolButton } from "../toolbox.js";
import { begin, untold } from "./machine.js";
import { createNumbers } from "./numbers.js";
import { createPlayer } from "./player.js";
import { createStage } from "./stage.js";

/** A step of somebody's talk: there the page is as its link says. */
const STEP = /^step-/;

/** @param {HTMLElement} root @param {import("../host.js").Host} host @param {Data} data */
export function createPage(root, host, data) {
  /** @type {Held} */
  const held = { data, state: data.state, address: null, planned: false };
  const told = toldStory(root, host.address, data.story, createText(data.words, data.language));
  const story = told.story ?? data.story;
  const address = addressOf(held, host);
  const numbers = createNumbers(data.parts, told.text, story);
  const ask = () => plan(held, () => asked(held, host, story, player.place()));
  const surface = surfaceOf(held, story, ask);
  const words = { say: told.text, has: told.text.has, action: actionsOf(held, surface, told.text) };
  root.classList.add("told-page");
  if (playing()) {
    createStage(root, story.slug).show(null); // the talk says its own words (bar/talks/guide.js)
    return { theme: () => {}, adoptLink: () => {} };
  }
  describe(root, host.gone);
  const player = createPlayer(root, story, surface, address, words, host.gone);
  host.gone.addEventListener("abort", player.stage.leave);
  root.append(player.root, numbers.root);
  leaveRoom(root, host.gone);
  numbers.draw(data.readings);
  const themed = look(root, data);
  for (const changed of /** @type {const} */ (["talk", "room"])) hear(changed, themed, host.gone);
  player.adopt();
  ask(); // what was answered before is known to this browser alone

  return {
    theme: themed,
    told: (/** @type {Data} */ next) => {
      held.data = next;
      if (next.beat === keyOf(story, player.place())) held.state = next.state;
      numbers.draw(next.readings);
      player.drawn();
    },
    adoptLink: () => {
      held.state = linked(held.data, story, address);
      player.adopt();
    },
  };
}

/** Tell the page how high the strip is: charts below it fill the rest of the window. @param {HTMLElement} root @param {AbortSignal} gone */
function leaveRoom(root, gone) {
  const { style } = document.documentElement;
  const strip = new ResizeObserver(() => style.setProperty("--told", `${root.offsetHeight}px`));
  strip.observe(root);
  gone.addEventListener("abort", () => strip.disconnect());
}

/** The page's choices as the surface that the player moves. @param {Held} held @param {Story} story @param {() => void} ask */
function surfaceOf(held, story, ask) {
  return {
    schema: [],
    still: true,
    defaults: asState(held.data.defaults),
    state: () => asState(held.state),
    move: (/** @type {any} */ state) => {
      held.state = { ...state };
      ask();
    },
    settle: ask,
    look: () => {}, // nothing is drawn here
    waits: (/** @type {Place} */ place) => !drawnAt(held.data, story, place),
    codec: { write: (/** @type {any} */ state) => JSON.stringify(state), read: (/** @type {string} */ text) => kept(text, held.data.defaults) },
  };
}

/** Buttons that make the choices of an action. @param {Held} held @param {ReturnType<typeof surfaceOf>} surface @param {import("../text.js").Text} text */
function actionsOf(held, surface, text) {
  return (/** @type {string} */ verb) => toolButton(text, verb, () => surface.move({ ...held.state, ...held.data.effects[verb] }));
}

/** Choices as this browser kept them; null where it kept something else. @param {string} text @param {Choices} defaults @returns {any} */
function kept(text, defaults) {
  try {
    const found = JSON.parse(text);
    return Object.keys(defaults).every((name) => typeof found?.[name] === "string") ? found : null;
  } catch {
    return null;
  }
}

/** The player takes any record for a state. @param {Choices} choices @returns {any} */
const asState = (choices) => choices;

/** @param {Story} story @param {Place} place */
const keyOf = (story, { guided, at }) => (guided ? story.beats[at].key : null);

/** Whether what Python has drawn is what the place asks for. @param {Data} data @param {Story} story @param {Place} place */
function drawnAt(data, story, place) {
  return data.beat === keyOf(story, place) && (!place.guided || data.asked === untold(story.beats[place.at], place));
}

/** Once all is decided that one press decides. @param {Held} held @param {() => void} act */
function plan(held, act) {
  if (held.planned) return;
  held.planned = true;
  queueMicrotask(() => {
    held.planned = false;
    act();
  });
}

/** Ask Python for what is not drawn yet. @param {Held} held @param {import("../host.js").Host} host @param {Story} story @param {Place} place */
function asked(held, host, story, place) {
  const { data, state, address } = held;
  const turn = address !== null;
  held.address = null;
  if (!turn && drawnAt(data, story, place) && JSON.stringify(state) === JSON.stringify(data.state)) return;
  const beat = keyOf(story, place);
  host.ask({ beat, guide: place.guided ? null : "0", turn, answered: place.sealed ? [] : Object.keys(place.answers), state }, address ?? {});
}

/**
 * The address as the player knows it. A turn is written by Python, with the choices that it makes, so that it
 * is one step of the history; "a state" is any choice that the address names, but for an exercise, which has one.
 * @param {Held} held @param {import("../host.js").Host} host
 */
function addressOf(held, host) {
  const read = (/** @type {string} */ name) => (held.address && name in held.address ? held.address[name] : host.address.read(name));
  const chosen = () => Object.keys(held.data.defaults).some((name) => read(name) !== null);
  const inTalk = () => STEP.test(read("beat") ?? "");
  /** @type {Record<string, () => string | null>} */
  const known = { s: () => (chosen() && !host.address.read(PARAMETER) ? "" : null), guide: () => (inTalk() ? "0" : read("guide")) };
  return {
    read: (/** @type {string} */ name) => (name in known ? known[name]() : read(name)),
    write: (/** @type {string} */ name, /** @type {string | null} */ value, turn = false) => {
      if (turn) held.address ??= {};
      if (held.address) held.address[name] = value;
      else host.address.write(name, value);
    },
  };
}

/** The choices that the address asks for: as `placed` in Python. @param {Data} data @param {Story} story @param {ReturnType<typeof addressOf>} address @returns {Choices} */
function linked({ defaults }, story, address) {
  const { guided, at } = begin(story, { beat: address.read("beat"), guide: address.read("guide"), state: address.read("s") }, {});
  const base = guided ? story.beats.slice(0, at + 1).reduce((choices, { start }) => ({ ...choices, ...start }), defaults) : defaults;
  const named = Object.keys(defaults).filter((name) => address.read(name) !== null);
  return { ...base, ...Object.fromEntries(named.map((name) => [name, address.read(name) ?? ""])) };
}

/** Its letters follow a talk, its colours the theme. @param {HTMLElement} root @param {Data} data */
export function look(root, { tokens }) {
  const themed = () => {
    markTalk(root);
    applyTheme(root, tokens);
  };
  themed();
  return themed;
}
