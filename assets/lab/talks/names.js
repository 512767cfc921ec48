/**
 * Whether what a talk names is on the pages: steps of stories, choices, readings, parts. Twin of
 * lib/talks/names.py; what there is stands in assets/talks/names.json.
 *
 * @typedef {{readings: Record<string, [number | null, number | null]>, choices: Record<string, string[]>, free: string[], parts: string[],
 *   stories: {asked: Record<string, string>, beats: string[]}[]}} Known of one page
 * @typedef {Pick<import("./model.js").Exercise, "choices" | "scale" | "goal" | "hidden">} Named
 */

import { Refused } from "../refused.js";
import { BEAT } from "./model.js";

/** Look for what a step's link asks of its page. @param {Known} page @param {[string, string][]} asked */
export function checkLink({ choices, free, stories }, asked) {
  const given = new Map(asked);
  const now = Object.entries(choices).map(([name, options]) => [name, among(given.get(name) ?? options[0], options, "choice")]);
  const beat = given.get(BEAT);
  if (beat === undefined || free.some((name) => given.has(name))) return;
  const told = stories.find(({ asked: each }) => now.every(([name, value]) => each[name] === value));
  if (told && !told.beats.length) throw new Refused("talk.no-story");
  if (told) among(beat, told.beats, "beat");
}

/** Look for what an exercise compares with numbers and hides. @param {Known} page @param {Named} exercise */
export function checkExercise({ readings, parts }, { choices, scale, goal, hidden }) {
  for (const [name, , value] of [...choices.map(({ holds }) => holds), ...goal]) within(readings, name, value, value);
  if (scale) within(readings, scale.reading, scale.low, scale.high);
  for (const part of hidden) {
    const alike = parts.filter((each) => each.split(":")[0] === part.split(":")[0]);
    among(part, alike.length ? alike : parts, "part");
  }
}

/** @param {Known["readings"]} readings @param {string} name @param {number} low @param {number} high */
function within(readings, name, low, high) {
  const names = Object.keys(readings);
  const declared = names.includes(name) ? name : names.find((each) => each.endsWith("*") && name.startsWith(each.slice(0, -1)));
  if (!declared || name === declared.slice(0, -1)) return void among(name, names, "reading");
  const [least, most] = readings[declared];
  if (least !== null && low < least) throw new Refused("talk.below", { name, least });
  if (most !== null && high > most) throw new Refused("talk.above", { name, most });
}

/** @param {string} name @param {readonly string[]} there @param {string} what */
function among(name, there, what) {
  const said = [...name].slice(0, 40).join("");
  if (!there.includes(name)) throw new Refused(`talk.unknown-${what}`, { name: said, meant: nearest(said, there) });
  return name;
}

/** The one that takes the fewest letters changed, put in or left out; the first of several. @param {string} name @param {readonly string[]} there */
function nearest(name, there) {
  const counts = there.map((each) => changes([...name], [...each]));
  return there[counts.indexOf(Math.min(...counts))];
}

/** @param {string[]} one @param {string[]} other */
function changes(one, other) {
  let row = [...other.keys(), other.length];
  one.forEach((a, i) => {
    const last = row;
    row = [i + 1];
    other.forEach((b, j) => row.push(Math.min(last[j + 1] + 1, row[j] + 1, last[j] + Number(a !== b))));
  });
  return row[other.length];
}
