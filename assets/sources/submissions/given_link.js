/**
 * The exercises of a link that was given to a class, and in what a work differs from them.
 *
 * @import {Lessons, Place} from "./types.js" @import {Work} from "./collect.js"
 * @typedef {{key: string, slug: string, exercise: import("../exercise/types.js").Exercise, place: Place}} Given
 * @typedef {"page" | "question" | "answers" | "range" | "goal" | "hidden" | "choice"} Difference choice: of the page's
 *   data, say; range: of a number that is bet
 */

import { PARAMETER, parseExercise } from "../exercise/codec.js";
import { nextOf } from "../exercise/story.js";
import { placeOf } from "./collect.js";

/**
 * Of one question a part counts that comes first here.
 * @type {readonly (readonly [Difference, (given: Given) => unknown])[]}
 */
const PARTS = [
  ["question", ({ exercise }) => exercise.question],
  ["answers", ({ exercise }) => exercise.choices],
  ["range", ({ exercise }) => exercise.scale],
  ["goal", ({ exercise }) => exercise.goal],
  ["hidden", ({ exercise }) => exercise.hidden],
  ["choice", ({ place }) => place],
];

/**
 * The exercises of a row, one where it is a single one; none where the text is no link to any.
 * @param {string} text an address, with or without its host @param {Lessons["parameters"]} parameters
 */
export function exercisesOf(text, parameters) {
  /** @type {Given[]} */
  const exercises = [];
  for (let link = text.trim(); link;) {
    const url = addressOf(link);
    const carried = url?.searchParams.get(PARAMETER);
    const exercise = carried ? parseExercise(carried).exercise : null;
    if (!url || !exercise) return [];
    const last = slugAt(url);
    const slug = Object.hasOwn(parameters, last) ? last : "home";
    exercises.push({
      key: `${slug} ${carried}`,
      slug,
      exercise,
      place: placeOf(slug, url.searchParams, parameters[slug]),
    });
    link = nextOf(url.searchParams)?.link ?? "";
  }
  return exercises;
}

/**
 * The session whose homework a link shows, "" for all lessons; null where it shows none. @param {string} text
 */
export function sessionOf(text) {
  const url = addressOf(text.trim());
  return url && slugAt(url) === "teach" ? (url.searchParams.get("session") ?? "") : null;
}

/** @param {URL} url */
const slugAt = ({ pathname }) => pathname.split("/").filter(Boolean).at(-1) ?? "";

/** @param {string} link */
function addressOf(link) {
  try {
    return new URL(link, "http://host/");
  } catch {
    return null;
  }
}

/**
 * In what a work is of another exercise than those given: of the one that it is nearest to, the first that differs;
 * null where it is one of them. @param {readonly Given[]} exercise @param {Work} work @returns {Difference | null}
 */
export function differenceOf(exercise, work) {
  const differences = exercise
    .filter(({ slug }) => slug === work.slug)
    .map((each) => PARTS.findIndex(([, part]) => JSON.stringify(part(each)) !== JSON.stringify(part(work))));
  if (!differences.length) return "page";
  return differences.includes(-1) ? null : PARTS[Math.max(...differences)][0];
}

/**
 * The names of what a work has chosen otherwise than the exercise given whose question it answers.
 * @param {readonly Given[]} exercise @param {Work} work @returns {string[]}
 */
export function otherwise(exercise, { key, place: [, chosen] }) {
  const [, given] = exercise.find((each) => each.key === key)?.place ?? [null, chosen];
  return [...new Set([...Object.keys(chosen), ...Object.keys(given)])].filter((name) => chosen[name] !== given[name]);
}
