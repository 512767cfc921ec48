/**
 * Plays a story on a surface: moves its state from beat to beat, shows what each beat names, masks what
 * is asked, and reads the truth off the readings. The address and this browser keep the place.
 *
 * @import {Address, Play, Place, Readings, Story, Surface} from "./types.js" @import {State} from "../types.js"
 */

import { UNDEFINED } from "../numbers.js";
import { ofState } from "../readings.js";
import { createRemote } from "./remote.js";
import {
  answered,
  begin,
  forgotten,
  beginningOf,
  holds,
  leaves,
  masked,
  moved,
  namesOf,
  phaseOf,
  restarted,
  reachedBy,
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
import { spokenOf, wordsFor } from "./sentences.js";
import { createStrip } from "./strip.js";
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
  /** @type {Play} */
  const self = {
    story,
    surface,
    address,
    bus,
    keeper,
    stage: createStage(root, host),
    mover: createMover(surface),
    place: begin(story, stepAsked(address, surface), keeper.answers, keeper.sure),
    drawn,
    turning: true,
    passing: false,
    ends: {},
  };
  for (const [key, { state }] of Object.entries(keeper.ends)) {
    const end = codecOf(surface).read(state);
    if (end) self.ends[key] = end;
  }
  self.place = { ...self.place, reached: Object.keys(self.ends) };
  const [visit, verdicts] = [createVisit(keeper.read), createVerdicts(keeper.ends)];
  const lead = leadOf(self);
  /** @type {import("./types.js").Words} while a step is turned, the page still shows what the last one has read off */
  const spoken = {
    ...words,
    say: (key, values, absent = self.turning ? UNDEFINED : undefined) => words.say(key, values, absent),
  };
  const strip = createStrip(story, spoken, lead, host.store);
  holdStill(root, strip.root, host);
  const remote = createRemote(story, () => self.place, lead, strip.root, host);

  /** After every drawing: keep masks, note goals, say what is. */
  function drawn() {
    const { stage, mover } = self;
    const beat = story.beats[self.place.at];
    const open = untold(beat, self.place);
    stage.mask(masked(beat, self.place, !open && stands(beat, self)), surface.reads.declared);
    const now = stage.readings(judgedOn(beat, surface));
    const going = self.turning || mover.gliding();
    const reader = !going; // what the page does itself is nobody's doing
    const rests = !self.passing && (surface.rests?.() ?? true);
    const before = self.place;
    // where a hand stops: on its way it may pass a goal, of which the picture then shows nothing
    if (reader && rests) self.place = reachedBy(before, beat, now, ends(beat, surface));
    if (self.place !== before) keeper.note(self.place, false);
    const done = self.place.reached.includes(beat.key);
    const holding = done && holds(beat.goal, now);
    const verdict = verdicts.of(beat, self.place, now, reader && rests);
    if (self.turning) visit.turn();
    else if (reader && !self.touring) visit.note(now, { begun: mover.begins(), held: holding ? beat.key : null });
    if (holding && reader && rests) {
      self.ends[beat.key] = surface.state();
      if (story.span)
        keeper.end(beat.key, { state: codecOf(surface).write(surface.state()), told: verdict }, visit.kept());
    }
    const quoted = (/** @type {Readings} */ values) =>
      self.place.guided
        ? { ...notYet(namesOf(beat)), ...visit.beside(values, done && !holding ? beat.key : null), ...verdict }
        : values; // free play quotes none
    const still = going ? notYet(Object.keys(now)) : now; // no sentence quotes what is on its way
    const readings = quoted(still);
    // what a step came to stays, with the numbers that it had: said where another would be said of the picture now
    const sentenceOf = (/** @type {Readings} */ values) => wordsFor(story, self.place, spoken, values);
    const since =
      done && self.place.guided && sentenceOf(readings) !== sentenceOf({ ...readings, ...visit.beside(still) });
    const touched = reader && mover.moved();
    const early = touched && open && stage.keepsBack();
    strip.draw(self.place, readings, {
      stale: begun(beat, self.place) || touched,
      early,
      since,
      room: quoted(now),
      resume: keeper.stopped(self.place.at),
    });
    if (verdict) keeper.judge(beat, self.place, readings);
    if (!self.touring) remote.note(() => spokenOf(story, self.place, spoken, readings, reader && rests));
  }

  bus.listen("tour", (give) => give(tourOf(self, startOf)), gone);
  hearRoom(self, { take, arrive }, gone);
  return {
    root: strip.root,
    stage: self.stage,
    drawn,
    adopt: (/** @type {() => void} */ act) => adopt(self, act),
    halt: self.mover.halt,
    guided: () => self.place.guided,
    place: () => self.place,
  };
}

/**
 * Whether no hand has moved anything since a beat began: its numbers then look like what turned out. Where it waits
 * for what is in no state, a hand moves nothing that could be seen to stand; what a print goes through is no hand's.
 * @param {import("./types.js").Beat} beat @param {Play} self
 */
function stands({ goal }, { surface, mover, touring, passing }) {
  if (!goal.every(([name]) => ofState(surface.reads.declared, name))) return false;
  return mover.gliding() || (touring || passing ? mover.begins() : mover.untouched());
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
 * Readings of a state that is not there yet: the surface still shows another one, or is on its way.
 * @param {string[]} names
 */
const notYet = (names) => Object.fromEntries(names.map((name) => [name, { value: null, shown: UNDEFINED }]));

/** @param {Play} self @param {Place} next @param {boolean} [turned] whether the address gets a new entry of history */
function take(self, next, turned = false) {
  const { story, surface, address, keeper, mover, place } = self;
  mover.halt();
  const elsewhere = next.at !== place.at || next.guided !== place.guided;
  self.place = next;
  address.write(BEAT, next.guided ? story.beats[next.at].key : null, turned);
  address.write(GUIDE, next.guided ? null : "0");
  keeper.note(next, elsewhere);
  show(self, elsewhere);
  surface.move(surface.state());
}

/** Go on to another step; what one came to is shown as it was then. @param {Play} self @param {Place} next */
function turn(self, next) {
  if (next !== self.place)
    arrive(self, next, true, () => {
      const target = startOf(self);
      keep(self, target);
      const end = endOf(self);
      self.passing = end !== undefined; // nothing is judged on the way to what was told
      const moves = self.mover.start(target);
      self.passing = false;
      return end ? self.mover.put(end) : moves;
    });
}

/** In what the step on show has ended, once it has. @param {Play} self */
function endOf({ story, place, ends }) {
  const { key } = story.beats[place.at];
  return place.guided && place.reached.includes(key) ? ends[key] : undefined;
}

/**
 * Take a step that begins elsewhere than the surface is. @param {Play} self @param {Place} next @param {boolean} turned
 * @param {() => boolean} start
 */
function arrive(self, next, turned, start) {
  self.surface.begin?.(start === self.mover.again);
  self.turning = true;
  take(self, next, turned);
  self.turning = false;
  if (!start()) self.drawn();
}

/**
 * The reader went back or forward, or the surface is new: take what the address says. @param {Play} self
 * @param {() => void} act takes its state
 */
function adopt(self, act) {
  const { story, surface, address, mover, place, turning: opens } = self;
  self.turning = true;
  mover.halt();
  act();
  const there = begin(story, stepAsked(address, surface), place.answers, place.sure);
  const next = {
    ...there,
    reached: place.reached,
    sealed: place.sealed && there.at === place.at,
  };
  self.place = next;
  const beat = story.beats[next.at];
  const now = () => self.stage.readings(judgedOn(beat, surface));
  // A move writes its state to the address: beside it must stand that this is a step of the story.
  if (next.guided) address.write(BEAT, beat.key);
  // nor does a choice that is taken back lead into the story
  else if (chosen(address, surface)) address.write(GUIDE, "0");
  // a link that cannot be read leaves these
  const fresh = address.read(STATE) === null || same(surface.state(), surface.defaults);
  mover.enter(next.guided ? beganOf(self, fresh) : surface.state());
  if (next.guided && (fresh || tellsBefore(beat, next, now()))) mover.again();
  const off = () => opens && !holds(beat.goal, now()); // loaded again, where a hand has gone on
  const end = story.span && (fresh || mover.begins() || off()) && endOf(self); // a talk comes back from another page
  if (end) mover.put(end);
  show(self, place.at !== next.at || place.guided !== next.guided);
  self.turning = false;
  self.passing = true; // where it began is nothing to judge
  if (next.guided && (end || !fresh)) mover.glance();
  self.passing = false;
  self.drawn();
}

/** @param {Play} self @param {boolean} elsewhere whether the place is another */
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

/** What a reader does with a story. @param {Play} self */
function leadOf(self) {
  const { story, mover, keeper, bus } = self;
  const go = (/** @type {number} */ at) => turn(self, moved(self.place, story, at));
  const beat = () => story.beats[self.place.at];
  const { from, n } = spanOf(story);
  return {
    step: (/** @type {number} */ by) => {
      // skipped: none to lose
      const next = self.place.answers[beat().key] === null ? self.place : leaves(self.place, beat());
      if (by > 0 && next !== self.place) return take(self, next);
      const at = self.place.at + by;
      if (at >= 0 && at < story.beats.length) go(at);
      else if (from + at >= 0 && from + at < n) bus.emit("elsewhere", { to: from + at });
    },
    go,
    again: () => arrive(self, restarted(self.place, beat()), false, mover.again),
    forget: () => void (keeper.forget(), turn(self, forgotten(self.place))),
    carry: () => {
      const { then } = beat();
      if (then) mover.carry(then);
    },
    leave: () => take(self, leaves(self.place, beat())),
    free: () => take(self, { ...self.place, guided: false }, true),
    guide: () => turn(self, { ...self.place, guided: true }),
    bet: (/** @type {import("./types.js").Answer} */ answer) => take(self, answered(self.place, beat(), answer)),
    sure: (/** @type {import("./types.js").Sure} */ how) => take(self, trusted(self.place, beat(), how)),
  };
}

/** @param {Address} address @param {Surface} surface */
function stepAsked(address, surface) {
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

/** Keep what a step begins with: who reloads the page can begin it again. @param {Play} self @param {State} state */
function keep({ story, surface, keeper, place }, state) {
  if (place.guided) keeper.begin({ beat: story.beats[place.at].key, state: codecOf(surface).write(state) });
}

/**
 * What the step on show began with, which the address no longer says once the reader has moved: as this
 * browser kept it, or as the story has it; an exercise opened for the first time, with what its link says.
 * @param {Play} self @param {boolean} fresh whether the address says no state that can be read @returns {State}
 */
function beganOf(self, fresh) {
  const { story, surface, keeper, place } = self;
  const known = fresh ? null : keeper.began(story.beats[place.at].key);
  const saved = known === null ? null : codecOf(surface).read(known);
  if (saved) return saved;
  const hasStart = story.beats.slice(0, place.at + 1).some(({ start }) => start !== null);
  const state = hasStart ? startNow(self) : surface.state();
  keep(self, state);
  return state;
}

/** What the beats up to this one set; where it sets nothing, the reader's state. @param {Play} self @returns {State} */
function startOf(self) {
  return self.story.beats[self.place.at].start === null ? self.surface.state() : startNow(self);
}

/** What the beats up to this one have set. @param {Play} self @returns {State} */
function startNow({ story, surface, place }) {
  return beginningOf(story, place.at, surface.defaults);
}
