/**
 * Plays a story on a surface: moves its state from beat to beat, shows what each beat names, masks what
 * is asked, and reads the truth off the readings. The address and this browser keep the place.
 *
 * @import {Address, Held, Place, Readings, Story, Surface} from "./types.js" @import {State} from "../types.js"
 */

import { UNDEFINED } from "../numbers.js";
import { createRemote } from "./remote.js";
import {
  answered,
  begin,
  forgotten,
  givenBy,
  holds,
  leaves,
  masked,
  moved,
  namesOf,
  phaseOf,
  restarted,
  seen,
  spanOf,
  tellsBefore,
  trusted,
  untold,
  waits,
} from "./machine.js";
import { createKeeper } from "./memory.js";
import { codecOf, createMover, same } from "./mover.js";
import { hearRoom } from "./room.js";
import { createStage } from "./stage.js";
import { holdStill } from "./scroll_anchor.js";
import { createStrip, spokenOf, toldOf } from "./strip.js";
import { tourOf } from "./tour.js";
import { createVerdicts } from "./verdicts.js";
import { createVisit } from "./visit.js";

const [BEAT, GUIDE, STATE] = ["beat", "guide", "s"];

/**
 * @param {HTMLElement} root @param {Story} story @param {Surface} surface @param {import("../types.js").Host} host
 * @param {import("./types.js").Words} words
 */
export function createPlayer(root, story, surface, host, words) {
  const { address, bus, gone } = host;
  const keeper = createKeeper(story, host.store);
  /** @type {Held} */
  const held = {
    story,
    surface,
    address,
    bus,
    keeper,
    stage: createStage(root, host),
    mover: createMover(surface),
    place: begin(story, asked(address, surface), keeper.answers, keeper.sure),
    drawn,
    turning: true,
  };
  const [visit, verdicts] = [createVisit(), createVerdicts()];
  const lead = leadOf(held);
  /** @type {import("./types.js").Words} while a step is turned, the page still shows what the last one has read off */
  const spoken = {
    ...words,
    say: (key, values, absent = held.turning ? UNDEFINED : undefined) => words.say(key, values, absent),
  };
  const strip = createStrip(story, spoken, lead, host.store);
  holdStill(root, strip.root, host);
  const remote = createRemote(story, () => held.place, lead, strip.root, host);

  /** After every drawing: keep masks, note goals, say what is. */
  function drawn() {
    const { stage, mover } = held;
    const beat = story.beats[held.place.at];
    stage.mask(masked(beat, held.place, mover.begins() || mover.gliding()), surface.reads.declared);
    const now = stage.readings(judgedOn(beat, surface));
    const reader = !held.turning && !mover.gliding(); // what the page does itself is nobody's doing
    const before = held.place;
    if (reader) held.place = seen(before, beat, now, ends(beat, surface));
    if (held.place !== before) keeper.note(held.place, false);
    const done = held.place.reached.includes(beat.key);
    const holding = done && holds(beat.goal, now);
    const verdict = verdicts.of(beat, held.place, now, reader && (surface.rests?.() ?? true));
    if (!held.turning && !held.touring)
      visit.note(now, { begun: mover.begins(), held: reader && holding ? beat.key : null, passing: mover.gliding() });
    const readings = held.place.guided
      ? { ...notYet(beat), ...visit.beside(now, done && !holding ? beat.key : null), ...verdict }
      : now; // free play quotes none
    // what a step came to stays, with the numbers that it had: said where another would be said of the picture now
    const told = (/** @type {Readings} */ read) => toldOf(story, held.place, spoken, read);
    const since = done && told(readings) !== told({ ...readings, ...visit.beside(now) });
    const touched = reader && mover.moved();
    const early = touched && untold(beat, held.place) && stage.keepsBack();
    strip.draw(held.place, readings, {
      stale: begun(beat, held.place) || touched,
      early,
      since,
      resume: keeper.stopped(held.place.at),
    });
    if (verdict) keeper.judge(beat, held.place, readings);
    if (!held.touring) remote.note(() => spokenOf(story, held.place, spoken, readings));
  }

  bus.hear("tour", (give) => give(tourOf(held, startOf)), gone);
  hearRoom(held, { take, arrive }, gone);
  return {
    root: strip.root,
    stage: held.stage,
    drawn,
    adopt: (/** @type {() => void} */ read) => adopt(held, read),
    halt: held.mover.halt,
    guided: () => held.place.guided,
    place: () => held.place,
  };
}

/** What a beat's bet and goal are judged on, now. @param {import("./types.js").Beat} beat @param {Surface} surface */
function judgedOn(beat, { reads }) {
  const now = reads.now();
  return Object.fromEntries(
    namesOf(beat)
      .filter((name) => Object.hasOwn(now, name))
      .map((name) => [name, now[name]]),
  );
}

/**
 * What a beat is about, undefined while the surface still shows another one. @param {import("./types.js").Beat} beat
 */
const notYet = (beat) => Object.fromEntries(namesOf(beat).map((name) => [name, { value: null, shown: UNDEFINED }]));

/** @param {Held} held @param {Place} next @param {boolean} [turned] whether the address gets a new entry of history */
function take(held, next, turned = false) {
  const { story, surface, address, keeper, mover, place } = held;
  mover.halt();
  const elsewhere = next.at !== place.at || next.guided !== place.guided;
  held.place = next;
  address.write(BEAT, next.guided ? story.beats[next.at].key : null, turned);
  address.write(GUIDE, next.guided ? null : "0");
  keeper.note(next, elsewhere);
  show(held, elsewhere);
  surface.move(surface.state());
}

/** Go on to another step. @param {Held} held @param {Place} next */
function turn(held, next) {
  if (next !== held.place)
    arrive(held, next, true, () => {
      const target = startOf(held);
      keep(held, target);
      return held.mover.start(target);
    });
}

/**
 * Take a step that begins elsewhere than the surface is. @param {Held} held @param {Place} next @param {boolean} turned
 * @param {() => boolean} start
 */
function arrive(held, next, turned, start) {
  held.turning = true;
  take(held, next, turned);
  held.turning = false;
  if (!start()) held.drawn();
}

/**
 * The reader went back or forward, or the surface is new: take what the address says. @param {Held} held
 * @param {() => void} read takes its state
 */
function adopt(held, read) {
  const { story, surface, address, mover, place } = held;
  held.turning = true;
  mover.halt();
  read();
  const there = begin(story, asked(address, surface), place.answers, place.sure);
  const next = { ...there, reached: place.reached, sealed: place.sealed && there.at === place.at };
  held.place = next;
  // A move writes its state to the address: beside it must stand that this is a step of the story.
  if (next.guided) address.write(BEAT, story.beats[next.at].key);
  // nor does a choice that is taken back lead into the story
  else if (chosen(address, surface)) address.write(GUIDE, "0");
  // a link that cannot be read leaves these
  const fresh = address.read(STATE) === null || same(surface.state(), surface.defaults);
  mover.enter(next.guided ? beganOf(held, fresh) : surface.state());
  if (
    next.guided &&
    (fresh || tellsBefore(story.beats[next.at], next, held.stage.readings(judgedOn(story.beats[next.at], surface))))
  )
    mover.again();
  held.turning = false;
  if (next.guided && !fresh) mover.glance();
  show(held, place.at !== next.at || place.guided !== next.guided);
}

/** @param {Held} held @param {boolean} elsewhere whether the place is another */
function show({ stage, story, place, drawn, surface }, elsewhere) {
  const beat = story.beats[place.at];
  stage.show(place.guided ? beat.shows : null, beat.bet?.still && untold(beat, place));
  drawn();
  if (elsewhere) surface.turned?.(place);
}

/**
 * Whether the move that a step makes for its reader has ended. @param {import("./types.js").Beat} beat
 * @param {Surface} surface
 */
const ends = ({ then }, surface) => then !== undefined && same(then, surface.state());

/**
 * Whether the reader has done anything in a step that there is to do. @param {import("./types.js").Beat} beat
 * @param {Place} place
 */
function begun(beat, place) {
  return phaseOf(beat, place) !== "asked" && (beat.bet !== null || waits(beat));
}

/** What a reader does with a story. @param {Held} held */
function leadOf(held) {
  const { story, mover, keeper, bus } = held;
  const go = (/** @type {number} */ at) => turn(held, moved(held.place, story, at));
  const beat = () => story.beats[held.place.at];
  const { from, n } = spanOf(story);
  return {
    step: (/** @type {number} */ by) => {
      // skipped: none to lose
      const left = held.place.answers[beat().key] === null ? held.place : leaves(held.place, beat());
      if (by > 0 && left !== held.place) return take(held, left);
      const at = held.place.at + by;
      if (at >= 0 && at < story.beats.length) go(at);
      else if (from + at >= 0 && from + at < n) bus.tell("elsewhere", { to: from + at });
    },
    go,
    again: () => arrive(held, restarted(held.place, beat()), false, mover.again),
    forget: () => void (keeper.forget(), turn(held, forgotten(held.place))),
    carry: () => {
      const { then } = beat();
      if (then) mover.carry(then);
    },
    leave: () => take(held, leaves(held.place, beat())),
    free: () => take(held, { ...held.place, guided: false }, true),
    guide: () => turn(held, { ...held.place, guided: true }),
    bet: (/** @type {import("./types.js").Answer} */ answer) => take(held, answered(held.place, beat(), answer)),
    sure: (/** @type {import("./types.js").Sure} */ how) => take(held, trusted(held.place, beat(), how)),
  };
}

/** @param {Address} address @param {Surface} surface */
function asked(address, surface) {
  return {
    beat: address.read(BEAT),
    guide: address.read(GUIDE),
    state: address.read(STATE) ?? (chosen(address, surface) ? "" : null),
  };
}

/**
 * Whether the address makes a choice of free play that is none of the surface's. @param {Address} address
 * @param {Surface} surface
 */
function chosen(address, { choices = [] }) {
  return choices.some((name) => address.read(name) !== null);
}

/** Keep what a step begins with: who reloads the page can begin it again. @param {Held} held @param {State} state */
function keep({ story, surface, keeper, place }, state) {
  if (place.guided) keeper.begin({ beat: story.beats[place.at].key, state: codecOf(surface).write(state) });
}

/**
 * What the step on show began with, which the address no longer says once the reader has moved: as this
 * browser kept it, or as the story has it; an exercise opened for the first time, with what its link says.
 * @param {Held} held @param {boolean} fresh whether the address says no state that can be read @returns {State}
 */
function beganOf(held, fresh) {
  const { story, surface, keeper, place } = held;
  const known = fresh ? null : keeper.began(story.beats[place.at].key);
  const read = known === null ? null : codecOf(surface).read(known);
  if (read) return read;
  const told = story.beats.slice(0, place.at + 1).some(({ start }) => start !== null);
  const state = told ? given(held) : surface.state();
  keep(held, state);
  return state;
}

/** What the beats up to this one set; where it sets nothing, the reader's state. @param {Held} held @returns {State} */
function startOf(held) {
  return held.story.beats[held.place.at].start === null ? held.surface.state() : given(held);
}

/** What the beats up to this one have set. @param {Held} held @returns {State} */
function given({ story, surface, place }) {
  return givenBy(story, place.at, surface.defaults);
}
