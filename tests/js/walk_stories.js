// Walks stories without a page: a file of {name: {slug, data}} in; by name, what turned out and what is wrong out.
import { readFileSync, writeFileSync } from "node:fs";

import {
  answered,
  begin,
  cameTrue,
  holds,
  moved,
  phaseOf,
  reachedBy,
  truthOf,
} from "../../assets/lab/story/machine.js";
import { opened } from "./lessons.js";

/**
 * @typedef {import("../../assets/lab/story/types.js").Story} Story
 * @typedef {import("../../assets/lab/story/types.js").Beat} Beat
 * @typedef {import("../../assets/lab/story/types.js").Place} Place
 * @typedef {import("../../assets/lab/story/types.js").Answer} Answer
 * @typedef {Awaited<ReturnType<typeof opened>>} Lesson @typedef {import("../../assets/lab/types.js").State} State
 * @typedef {{truths: Record<string, string | number>, beats: number, wrong: string[], changed: Record<string,
 * string[]>, missed: string[], stuck: string[]}} Walk changed: by step, the readings that its buttons change; missed:
 * goals that a hand three pixels beside where the buttons go does not reach; stuck: that the buttons do not reach once
 * a hand has moved the same, or with another answer
 */

/** Pixels across a picture on a phone, of a finger beside where it is meant to be, and of a hand that goes on. */
const [WIDE, OFF, ON] = [358, 3, [5, 15]];
/** Fields whose line is not even from end to end; a hand that goes past an end is at it. */
const BENT = new Set(["tau", "place", "bend"]);
const ROUND = Array.from({ length: 8 }, (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)]);

/**
 * Values some pixels beside one that a move has made. @param {any} value @param {any} begun @param {any} field
 * @param {{half: number, straight: boolean}} move half of the plane; straight: a row keeps its direction
 * @param {number} pixels @returns {any[]}
 */
function beside(value, begun, field, move, pixels) {
  const { name, low, high, whole } = field;
  if (whole || BENT.has(name) || value === low || value === high || String(value) === String(begun)) return [];
  if (Array.isArray(value) && value.length !== begun.length) return []; // rows that a slider has added
  const step = (pixels / WIDE) * (typeof value === "number" ? high - low : 2 * move.half);
  if (typeof value === "number") return [-step, step].map((by) => Math.min(Math.max(value + by, low), high));
  if (typeof value[0] !== "number")
    return value.flatMap((/** @type {any} */ row, /** @type {number} */ k) =>
      beside(row, begun[k], field, move, pixels).map((other) => value.with(k, other)),
    );
  const apart = [-step, step].flatMap((by) =>
    [...value.keys()].filter((k) => value[k] !== begun[k]).map((k) => value.with(k, value[k] + by)),
  );
  if (value.length !== 2) return apart; // entries of a matrix, each with its handle
  const long = Math.hypot(...value);
  const ways = move.straight ? [-1, 1].map((by) => value.map((/** @type {number} */ x) => (by * x) / long)) : ROUND;
  return ways.map((way) => value.map((/** @type {number} */ x, /** @type {number} */ k) => x + step * way[k]));
}

/**
 * Fields in which no place where the buttons go, or a little farther on, reaches the goal for a finger beside it.
 * @param {Lesson} lesson @param {any} data @param {Beat} beat @param {any} begun @param {any} end scenes
 */
function missed(lesson, data, { key, goal, shows }, begun, end) {
  const planes = Object.values(data.layout).flatMap((area) =>
    area.filter((/** @type {any} */ each) => shows.planes.includes(each.space)),
  );
  const half = Math.min(...planes.map((each) => each.half));
  const move = { half, straight: shows.handles.every((/** @type {string} */ each) => each.startsWith("length")) };
  return data.schema
    .filter((/** @type {any} */ field) => {
      const { name } = field;
      const near = (/** @type {any} */ value, /** @type {number} */ pixels) =>
        beside(value, begun.state[name], field, move, pixels);
      const reaches = (/** @type {any} */ value) =>
        holds(goal, read(lesson, lesson.scene({ ...end.state, [name]: value })));
      const places = ON.flatMap((pixels) => near(end.state[name], pixels));
      return places.length && ![end.state[name], ...places].some((place) => near(place, OFF).every(reaches));
    })
    .map((/** @type {any} */ field) => `${key} by ${field.name}`);
}

/** Where a hand may have left what the buttons move, as parts of their way. */
const LEFT = [-0.4, 0.4, 0.9, 1.5];

/** @param {any} begun @param {any} end @param {number} part @param {any} field @returns {any} */
function partWay(begun, end, part, field) {
  if (Array.isArray(begun)) return begun.map((each, k) => partWay(each, end[k], part, field));
  const value = Math.min(Math.max(begun + part * (end - begun), field.low), field.high);
  return field.whole ? Math.round(value) : value;
}

/**
 * Fields from whose values, where a hand left them, the buttons do not reach the goal, or another answer comes true.
 * @param {Lesson} lesson
 * @param {any} data @param {Beat} beat @param {Place} place @param {any} begun @param {any} end scenes
 */
function stuck(lesson, data, beat, place, begun, end) {
  const turnsOut = (/** @type {Beat} */ { bet }, /** @type {ReturnType<typeof read>} */ readings) =>
    bet && !bet.scale ? truthOf(bet, readings) : null;
  const turned = turnsOut(beat, read(lesson, end));
  return data.schema
    .filter((/** @type {any} */ field) => {
      const [from, to] = [begun, end].map(({ state }) => state[field.name]);
      if (String(from) === String(to)) return false;
      return LEFT.some((part) => {
        const scene = lesson.scene({ ...begun.state, [field.name]: partWay(from, to, part, field) });
        const there = done(lesson, beat, place, scene);
        return phaseOf(beat, there.place) !== "told" || turnsOut(beat, read(lesson, there.scene)) !== turned;
      });
    })
    .map((/** @type {any} */ field) => `${beat.key} by ${field.name}`);
}

/** What a step can be answered; nothing where it asks nothing. @param {Beat} beat @returns {Answer[]} */
function answersOf({ bet }) {
  if (!bet) return [];
  const { scale } = bet;
  return [...(scale ? [scale.low, scale.low + scale.step, scale.high] : bet.choices.map(({ key }) => key)), null];
}

/**
 * Do what a step waits for, by its buttons. @param {Lesson} lesson @param {Beat} beat @param {Place} place
 * @param {any} scene
 */
function done(lesson, beat, place, scene) {
  let now = { place: reachedBy(place, beat, read(lesson, scene)), scene };
  for (const verb of beat.actions) {
    if (phaseOf(beat, now.place) === "told") break;
    const next = lesson.scene(lesson.pressed(verb, now.scene));
    now = { place: reachedBy(now.place, beat, read(lesson, next)), scene: next };
  }
  return now;
}

/** Readings as a player has them. @param {Lesson} lesson @param {any} scene */
function read(lesson, scene) {
  return Object.fromEntries(
    Object.entries(lesson.readings(scene)).map(([name, value]) => [name, { value, shown: String(value) }]),
  );
}

/**
 * What is wrong with how a bet turned out, and what it came to. @param {Beat} beat
 * @param {ReturnType<typeof read>} readings
 */
function decided({ bet }, readings) {
  if (!bet) return { truth: null, wrong: [] };
  const truth = truthOf(bet, readings);
  if (truth === null) return { truth, wrong: ["what was asked is not decided"] };
  if (bet.scale) {
    const outside = Number(truth) < bet.scale.low || Number(truth) > bet.scale.high;
    return { truth, wrong: outside ? [`${truth} is not on the scale`] : [] };
  }
  const true_ = bet.choices.filter((choice) => holds(choice.holds, readings)).map(({ key }) => key);
  const right = bet.choices.filter(({ key }) => cameTrue(bet, key, readings)).map(({ key }) => key);
  const one = true_.length === 1 && right.length === 1 && right[0] === truth;
  return { truth, wrong: one ? [] : [`${true_.join(" and ") || "nothing"} came true`] };
}

/** @param {Lesson} lesson @param {Story} story @param {any} data @returns {Walk} */
function walked(lesson, story, data) {
  /** @type {Walk} */
  const walk = { truths: {}, beats: 0, wrong: [], changed: {}, missed: [], stuck: [] };
  let place = begin(story, { beat: null, guide: null, state: null }, {});
  let state = lesson.defaults;
  story.beats.forEach((beat, at) => {
    place = moved(place, story, at);
    const note = (/** @type {string} */ said) => walk.wrong.push(`${beat.key}: ${said}`);
    if (beat.start)
      state = story.beats.slice(0, at + 1).reduce((held, { start }) => ({ ...held, ...start }), lesson.defaults);
    const scene = lesson.scene(state);
    const begun = read(lesson, scene);
    const named = [
      ...(beat.bet?.about ?? []),
      ...(beat.bet?.choices ?? []).flatMap((choice) => choice.holds.map(([name]) => name)),
      ...beat.goal.map(([name]) => name),
    ];
    if (beat.goal.length && holds(beat.goal, begun)) note("its goal is reached before anything is done");
    for (const answer of beat.bet ? answersOf(beat) : [undefined]) {
      const ready = answer === undefined ? place : answered(place, beat, answer);
      if (answer !== undefined && phaseOf(beat, place) !== "asked") note("it asks nothing");
      const end = done(lesson, beat, ready, scene);
      if (phaseOf(beat, end.place) !== "told") note(`${answer}: its goal is not reached`);
      const readings = read(lesson, end.scene);
      walk.changed[beat.key] = Object.keys(readings).filter((name) => readings[name].value !== begun[name]?.value);
      for (const name of named) if (!Object.hasOwn(readings, name)) note(`${name} is no reading`);
      const { truth, wrong } = decided(beat, readings);
      for (const each of wrong) note(`${answer}: ${each}`);
      if (truth !== null) walk.truths[beat.key] = truth;
      if (beat.goal.length && !lesson.snaps(beat)) walk.missed.push(...missed(lesson, data, beat, scene, end.scene));
      if (beat.goal.length) walk.stuck.push(...stuck(lesson, data, beat, ready, scene, end.scene));
      state = end.scene.state;
      walk.beats += 1;
    }
  });
  return walk;
}

const [asked, told] = process.argv.slice(2);
/** @type {Record<string, Walk>} */
const found = {};
for (const [name, { slug, data }] of Object.entries(JSON.parse(readFileSync(asked, "utf8")))) {
  const lesson = await opened(slug, data);
  found[name] = walked(lesson, /** @type {Story} */ (lesson.story), data);
}
writeFileSync(told, JSON.stringify(found));
