/**
 * The steps of a talk as the story that a surface plays: those that lie side by side on one page under the same
 * choices. A step of the lesson's own story keeps its words, its bet and its goal where the talk has none.
 *
 * @import {Step} from "./types.js" @import {Beat, Story} from "../../lab/story/types.js"
 * @import {Field, Text} from "../../lab/types.js"
 * @typedef {Pick<import("../../lab/types.js").Data, "schema" | "defaults" | "former" | "story">} Held what a surface is
 * sent
 */

import { amendState } from "../../lab/codec.js";
import { beginningOf } from "../../lab/story/machine.js";
import { parts, truthText } from "../exercise/story.js";
import { byName, parseByHand } from "../../lab/by_hand.js";
import { pathOf } from "./links.js";
import { BEAT } from "./model.js";
import { queryAt, keyOf, playing, slugOf } from "./playing.js";

const STATE = "s";
const STEP = /^beat\.step-([1-9][0-9]?)(\..+)?$/;

/**
 * The steps of the talk that is being played here, as a source of steps; null where none is.
 * @type {import("../../lab/types.js").Source["told"]}
 */
export function talkHere(surface, text, address) {
  const now = playing();
  if (!now) return null;
  const { talk, at } = now;
  const [from, to] = stretch(talk.steps, at, surface.schema);
  const here = talk.steps.slice(from, to);
  const following = talk.steps.at(to) ?? null;
  return {
    story: {
      slug: slugOf(talk, from),
      beats: here.map((step, k) => ({
        ...beatOf(step, keyOf(from + k), surface),
        late: lateOf(here.slice(0, k), step, surface.story ?? null),
      })),
      next: following && {
        slug: pathOf({ slug: following.slug, asked: queryAt(following, to) }) || ".",
        title: following.heading,
      },
      span: { from, n: talk.steps.length, following: following ? sentenceOf(following) : "" },
    },
    text: worded(talk.steps, surface.story ?? null, text),
    unnamed: (guided, k) => guided && here[k].exercise.hidden.includes("labels"),
    at: at - from,
    away: surface.choices.some((name) => address.read(name) !== null),
  };
}

/** What a step says by itself. @param {Step} step */
export const sentenceOf = ({ exercise, heading }) => exercise.question || heading;

/**
 * From where to where steps lie on the page of one of them. @param {readonly Step[]} steps @param {number} at
 * @param {readonly Field[]} schema of that page @returns {[number, number]}
 */
export function stretch(steps, at, schema) {
  const page = placeOf(steps[at], schema);
  let [from, to] = [at, at + 1];
  while (from > 0 && placeOf(steps[from - 1], schema) === page) from -= 1;
  while (to < steps.length && placeOf(steps[to], schema) === page) to += 1;
  return [from, to];
}

/**
 * The page and the choices on it that only the site itself can make. @param {Step} step
 * @param {readonly Field[]} schema of the state that its link may write by hand
 */
export function placeOf({ slug, asked: query }, schema) {
  const state = [STATE, BEAT, ...byName(schema).keys()];
  return pathOf({ slug, asked: query.filter(([name]) => !state.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1)) });
}

/** @param {Step} step @param {Story | null} story @returns {Beat | null} */
function ownOf({ asked: query }, story) {
  const named = query.find(([name]) => name === BEAT)?.[1];
  return story?.beats.find(({ key }) => key === named) ?? null;
}

/**
 * Whether a step of the lesson's story comes without all that the lesson tells before it.
 * @param {readonly Step[]} before @param {Step} step @param {Story | null} story
 */
export function lateOf(before, step, story) {
  const [earlier, own] = [before.map((each) => ownOf(each, story)), ownOf(step, story)];
  return Boolean(own && story?.beats.slice(0, story.beats.indexOf(own)).some((beat) => !earlier.includes(beat)));
}

/** @param {Step} step @param {string} key @param {Held} surface @returns {Beat} */
export function beatOf(step, key, { schema, defaults, former, story = null }) {
  const own = ownOf(step, story);
  const pieces = parts(step.exercise);
  const begun = own && story ? beginningOf(story, story.beats.indexOf(own), defaults) : defaults;
  const { state, notes } = amendState(
    schema,
    defaults,
    step.asked.find(([name]) => name === STATE)?.[1] ?? null,
    former,
  );
  const linked = !notes.length && step.asked.some(([name]) => name === STATE) ? state : begun;
  const start = { ...linked, ...parseByHand(schema, linked.labels, step.asked).found };
  const then = step.then ? { then: endOf(step.then, start, { schema, defaults, former }) } : {};
  const hidden = step.exercise.hidden.filter((part) => part !== "vote");
  const rest = { ...then, hands: step.exercise.hidden.includes("vote") };
  if (!own) return { key, start, ...pieces, ...rest };
  return {
    key,
    start,
    shows: hidden.length ? pieces.shows : own.shows,
    bet: pieces.bet ?? own.bet,
    goal: pieces.goal.length ? pieces.goal : own.goal,
    actions: pieces.goal.length || step.then ? [] : own.actions,
    ...rest,
  };
}

/**
 * Where the move of a step ends: what its link writes by hand, over its state or that of the step's start.
 * @param {[string, string][]} query @param {import("../../lab/types.js").State} start
 * @param {Pick<Held, "schema" | "defaults" | "former">} surface
 */
function endOf(query, start, { schema, defaults, former }) {
  const written = query.find(([name]) => name === STATE)?.[1] ?? null;
  const { state, notes } = amendState(schema, defaults, written, former);
  const from = written !== null && !notes.length ? state : start;
  return { ...from, ...parseByHand(schema, from.labels, query).found };
}

/**
 * The talk's words over those of the lesson. @param {readonly Step[]} steps @param {Story | null} story
 * @param {Text} text @returns {Text}
 */
export function worded(steps, story, text) {
  /**
   * @param {string} key
   * @returns {((values: import("../../lab/types.js").Values, absent?: string) => string) | null}
   */
  const sentence = (key) => {
    const [, k, tail = ""] = STEP.exec(key) ?? [];
    const step = steps[Number(k) - 1];
    if (!step) return text.has(key) ? (values, absent) => text(key, values, absent) : null;
    if (tail === ".catches" && step.notes) return null; // a speaker's own notes say what there is to say
    return textOf(step, tail) ?? fromLesson(ownOf(step, story), tail, text) ?? (tail ? null : () => step.heading);
  };
  /**
   * What was read at a step, by the lesson's name of that step too. @param {import("../../lab/types.js").Values} values
   */
  const named = (values) => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name.replace(/^step-(\d+)/, (key, k) => ownOf(steps[k - 1], story)?.key ?? key),
        value,
      ]),
    ),
  });
  /** @type {(key: string, values?: import("../../lab/types.js").Values, absent?: string) => string} */
  const say = (key, values = {}, absent = undefined) =>
    (sentence(key) ?? ((all) => text(key, all, absent)))(named(values), absent);
  return Object.assign(say, { has: (/** @type {string} */ key) => sentence(key) !== null });
}

/**
 * What the talk itself says. @param {Step} step @param {string} tail of the key
 * @returns {((values: import("../../lab/types.js").Values) => string) | null}
 */
function textOf({ exercise, notes }, tail) {
  const { question, choices, scale } = exercise;
  if (!tail) return question ? () => question : null;
  if (tail === ".notes") return notes ? () => notes : null;
  if (!choices.length && !scale) return null;
  if (tail === ".truth") return (values) => truthText(exercise, values);
  const choice = /^\.bet\.([0-9])$/.exec(tail);
  return choice ? () => choices[Number(choice[1])].text : null;
}

/** What the lesson says in its own step. @param {Beat | null} own @param {string} tail @param {Text} text */
function fromLesson(own, tail, text) {
  const key = `beat.${own?.key}${tail}`;
  /** @type {(values: import("../../lab/types.js").Values, absent?: string) => string} */
  const say = (values, absent) => text(key, values, absent);
  return own && text.has(key) ? say : null;
}
