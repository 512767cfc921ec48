/**
 * An exercise as the story that a surface plays: one beat in the words of whoever made it. What it asks
 * about has to be on the surface; where it is not, or the link is damaged, the lesson opens as ever.
 *
 * @import {Exercise} from "./types.js" @import {Story} from "../../lab/story/types.js"
 * @import {Text} from "../../lab/types.js"
 */

import { fingerprint } from "../../lab/fingerprint.js";
import { PARAMETER, parseExercise } from "./codec.js";

export const THEN = "then";
const LINK = /^([a-z0-9_]*)\?([^#]+)$/;

/** The link to a row, from the links to its exercises, which are on this site. @param {readonly URL[]} links */
export function rowOf([first, ...others]) {
  const link = new URL(first);
  for (const each of others) link.searchParams.append(THEN, each.pathname.replace(/^.*\//, "") + each.search);
  return link;
}

/**
 * The link to the exercise that follows in a row, and how many are left; null at the end of one.
 * @param {URLSearchParams} query
 */
export function nextOf(query) {
  const [next, ...rest] = query.getAll(THEN);
  const match = LINK.exec(next ?? "");
  if (!match) return null;
  const parameters = new URLSearchParams(match[2]);
  for (const each of rest) parameters.append(THEN, each);
  return { link: `./${match[1]}?${parameters}`, left: rest.length + 1 };
}

export const KEY = "exercise";

/** A room, as the address names it: a class is told what is true when the room is. */
export const ROOM = /^([A-Z]{4})\.([A-Za-z0-9_-]{8,43})$/;

/** The name under which this browser keeps what was answered. @param {string} text the link's parameter */
export const storageKey = (text) => `${KEY}:${fingerprint(text)}`;

/**
 * The exercise that the address asks for, as a source of steps; null where it asks for none.
 * @type {import("../../lab/types.js").Source["told"]}
 */
export function exerciseHere(_asking, text, address) {
  const carried = address.read(PARAMETER);
  const exercise = carried && parseExercise(carried).exercise; // where there is none the bar says why
  if (!exercise) return null;
  const sealed = ROOM.test(address.read("room") ?? "");
  const next = nextOf(address.all());
  const way = next && { slug: next.link, title: text("story.row", { left: next.left }) };
  return {
    story: { ...storyOf(exercise, storageKey(carried)), next: way, sealed },
    text: worded(exercise, text),
    unnamed: () => exercise.hidden.includes("labels"),
  };
}

/** @param {Exercise} exercise */
function about({ choices, scale }) {
  return [...new Set([...choices.map(({ holds }) => holds[0]), ...(scale ? [scale.reading] : [])])];
}

/** @param {Exercise} exercise @param {string} slug @returns {Story} */
function storyOf(exercise, slug) {
  return { slug, beats: [{ key: KEY, start: null, ...parts(exercise) }], next: null };
}

/**
 * What an exercise asks, wants and hides, as a beat has it. @param {Exercise} exercise
 * @returns {Omit<import("../../lab/story/types.js").Beat, "key" | "start">}
 */
export function parts(exercise) {
  const choices = exercise.choices.map(({ holds }, k) => ({ key: String(k), holds: [holds] }));
  const bet = choices.length || exercise.scale ? { about: about(exercise), choices, scale: exercise.scale } : null;
  const shows = {
    planes: [],
    panels: [],
    handles: [],
    pair: true,
    but: exercise.hidden,
    of: [...(bet?.about ?? []), ...exercise.goal.map(([reading]) => reading)],
  };
  return { shows, bet, goal: exercise.goal, actions: [] };
}

/**
 * What turned out, as the reading asked about shows it. @param {Exercise} exercise
 * @param {import("../../lab/types.js").Values} values
 */
export function truthText({ scale, choices }, values) {
  const reading = (scale?.reading ?? choices[0]?.holds[0] ?? "").replaceAll(":", "-");
  return Object.hasOwn(values, reading) ? String(values[reading]) : "";
}

/** The exercise's words over those of the surface. @param {Exercise} exercise @param {Text} text @returns {Text} */
function worded(exercise, text) {
  const { question, choices } = exercise;
  /** @type {Record<string, string>} */
  const own = { [`beat.${KEY}`]: question };
  choices.forEach(({ text: choice }, k) => (own[`beat.${KEY}.bet.${k}`] = choice));
  /** @type {(key: string, values?: import("../../lab/types.js").Values, absent?: string) => string} */
  const say = (key, values = {}, absent = undefined) => {
    if (key === `beat.${KEY}.truth`) return truthText(exercise, values);
    return Object.hasOwn(own, key) ? own[key] : text(key, values, absent);
  };
  return Object.assign(say, {
    has: (/** @type {string} */ key) =>
      Object.hasOwn(own, key) || key === `beat.${KEY}.truth` || (!key.startsWith("beat.") && text.has(key)),
  });
}
