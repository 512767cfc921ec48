// Walks stories without a page: a file of {name: {slug, data}} in; by name, what turned out and what is wrong out.
import { readFileSync, writeFileSync } from "node:fs";

import { answered, begin, cameTrue, holds, moved, phaseOf, seen, truthOf } from "../../assets/lab/story/machine.js";
import { opened } from "./lessons.js";

/**
 * @typedef {import("../../assets/lab/story/types.js").Story} Story
 * @typedef {import("../../assets/lab/story/types.js").Beat} Beat
 * @typedef {import("../../assets/lab/story/types.js").Place} Place
 * @typedef {import("../../assets/lab/story/types.js").Answer} Answer
 * @typedef {Awaited<ReturnType<typeof opened>>} Lesson @typedef {import("../../assets/lab/types.js").State} State
 * @typedef {{truths: Record<string, string | number>, beats: number, wrong: string[], changed: Record<string,
 * string[]>}} Walk changed: by step, the readings that its buttons change
 */

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
  let now = { place: seen(place, beat, read(lesson, scene)), scene };
  for (const verb of beat.actions) {
    if (phaseOf(beat, now.place) === "told") break;
    const next = lesson.scene(lesson.pressed(verb, now.scene));
    now = { place: seen(now.place, beat, read(lesson, next)), scene: next };
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

/** @param {Lesson} lesson @param {Story} story @returns {Walk} */
function walked(lesson, story) {
  /** @type {Walk} */
  const walk = { truths: {}, beats: 0, wrong: [], changed: {} };
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
  found[name] = walked(lesson, /** @type {Story} */ (lesson.story));
}
writeFileSync(told, JSON.stringify(found));
