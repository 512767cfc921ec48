/**
 * Plays a story on a surface: moves its state from beat to beat, shows what each beat names, masks what
 * is asked, and reads the truth off the readings. The address and this browser keep the place.
 *
 * @typedef {import("./machine.js").Story} Story @typedef {import("./machine.js").Place} Place
 * @typedef {import("../codec.js").State} State
 * @typedef {{
 *   schema: import("../codec.js").Field[], state: () => State, defaults: State, move: (state: State) => void, settle: () => void,
 * }} Surface what the story moves
 * @typedef {{read: (name: string) => string | null, write: (name: string, value: string | null, turn?: boolean) => void}} Address
 * @typedef {ReturnType<typeof createPlayer>} Player
 */

import { createExtremes } from "./extremes.js";
import { createRemote } from "../talk/remote.js";
import { answered, begin, masked, moved, phaseOf, restarted, seen, shownOf } from "./machine.js";
import { recall, remember } from "./memory.js";
import { between, glide } from "./motion.js";
import { createStage } from "./stage.js";
import { createStrip, sentenceOf } from "./strip.js";

const BEAT = "beat";
const GUIDE = "guide";
const STATE = "s";

/** @param {HTMLElement} root @param {Story} story @param {Surface} surface @param {Address} address @param {import("./strip.js").Words} words @param {AbortSignal} gone */
export function createPlayer(root, story, surface, address, words, gone) {
  const stage = createStage(root);
  const extremes = createExtremes();
  const glides = glider(story, surface);
  let place = begin(story, asked(address), recall(story.slug)?.answers ?? {});
  const beat = () => story.beats[place.at];

  const hands = handsOf(story, () => place, take, open);
  const strip = createStrip(story, words, hands);
  const remote = createRemote(story, () => place, hands, strip.root, gone);

  /** @param {Place} next @param {boolean} [turned] whether the address gets a new entry of history */
  function take(next, turned = false) {
    place = next;
    keepPlace(address, story, place, turned);
    stage.show(place.guided ? beat().shows : null);
    drawn();
    surface.move(surface.state());
  }

  /** A place from its beginning. @param {Place} next @param {boolean} [turned] */
  function open(next, turned) {
    take(next, turned);
    glides.start(place.at);
  }

  /** After every drawing: keep masks, note goals, say what is. */
  function drawn() {
    stage.mask(masked(beat(), place));
    const readings = extremes(stage.readings());
    place = seen(place, beat(), readings);
    strip.draw(place, readings);
    remote.note(spokenOf(story, place, words, readings));
  }

  /** The reader went back or forward, or the surface is new: take what the address says. */
  function adopt() {
    place = { ...begin(story, asked(address), place.answers), reached: place.reached };
    stage.show(place.guided ? beat().shows : null);
    if (place.guided && address.read(STATE) === null) glides.start(place.at);
    drawn();
  }

  return { root: strip.root, stage, drawn, halt: glides.halt, adopt };
}

/**
 * What a reader does with a story.
 * @param {Story} story @param {() => Place} now @param {(next: Place) => void} take @param {(next: Place, turned?: boolean) => void} open from its beginning
 */
function handsOf(story, now, take, open) {
  const beat = () => story.beats[now().at];
  const go = (/** @type {number} */ at) => {
    const next = moved(now(), story, at);
    if (next !== now()) open(next, true);
  };
  return {
    step: (/** @type {number} */ by) => go(now().at + by),
    go,
    again: () => open(restarted(now(), beat())),
    free: () => take({ ...now(), guided: false }),
    guide: () => open({ ...now(), guided: true }),
    bet: (/** @type {import("./machine.js").Answer} */ answer) => take(answered(now(), beat(), answer)),
  };
}

/** Brings a surface to where a beat begins. @param {Story} story @param {Surface} surface */
function glider(story, surface) {
  let halt = () => {};
  return {
    /** The reader takes hold: a glide under way is done at once. */
    halt: () => halt(),
    /** @param {number} at */
    start: (at) => {
      halt();
      const from = surface.state();
      const target = startOf(story, at, from, surface.defaults);
      if (JSON.stringify(target) === JSON.stringify(from)) return;
      halt = glide((share) => {
        surface.move(between(surface.schema, from, target, share));
        if (share >= 1) surface.settle();
      });
    },
  };
}

/** In the address, and in this browser. @param {Address} address @param {Story} story @param {Place} place @param {boolean} turned whether the address gets a new entry of history */
function keepPlace(address, story, { at, guided, answers }, turned) {
  const { key } = story.beats[at];
  address.write(BEAT, guided ? key : null, turned);
  address.write(GUIDE, guided ? null : "0");
  remember(story.slug, { beat: key, answers, done: at === story.beats.length - 1 });
}

/** What a speaker is told: this sentence, the next one, and the notes. @param {Story} story @param {Place} place @param {import("./strip.js").Words} words @param {import("./machine.js").Readings} readings */
function spokenOf({ beats }, place, words, readings) {
  const beat = beats[place.at];
  const phase = phaseOf(beat, place);
  const notes = `beat.${beat.key}.notes`;
  return {
    phase,
    sentence: sentenceOf(beat, phase, words, readings),
    next: place.at + 1 < beats.length ? sentenceOf(beats[place.at + 1], "asked", words, readings) : "",
    notes: words.has(notes) ? words.say(notes, shownOf(readings)) : "",
  };
}

/** @param {Address} address */
function asked(address) {
  return { beat: address.read(BEAT), guide: address.read(GUIDE), state: address.read(STATE) };
}

/**
 * Where a beat begins: what it sets, over what the beats before it set; one that sets nothing goes on from
 * the reader's state.
 * @param {Story} story @param {number} at @param {State} now @param {State} defaults @returns {State}
 */
function startOf(story, at, now, defaults) {
  if (story.beats[at].start === null) return now;
  return story.beats.slice(0, at + 1).reduce((state, { start }) => ({ ...state, ...start }), defaults);
}

/**
 * The player of a surface that an editor keeps.
 * @param {HTMLElement} root @param {import("../host.js").Host} host
 * @param {{schema: import("../codec.js").Field[], defaults: State}} data @param {Story} story
 * @param {import("../editor.js").Editor} editor @param {{text: import("../text.js").Text, button: (verb: string) => HTMLElement}} lab
 */
export function playerOf(root, host, { schema, defaults }, story, editor, { text, button }) {
  const surface = { schema, defaults, state: editor.state, move: editor.move, settle: () => editor.settle(false, true) };
  return createPlayer(root, story, surface, host.address, {
    say: text,
    has: text.has,
    action: button,
  }, host.gone);
}
