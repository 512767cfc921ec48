/**
 * Whether what a talk names is on the pages: steps of stories, choices, readings, parts. Twin of
 * lib/cosine_lab/talks/names.py; what there is stands in assets/talks/names.json.
 *
 * @import {Known, Named} from "./types.js"
 */

import { Refused } from "../../lab/refused.js";
import { byName, cut, nearest, parseByHand } from "../../lab/by_hand.js";
import { FOREIGN, OF_READER } from "../../lab/parameters.js";
import { BEAT } from "./model.js";

/** Look for what a step's link asks of its page. @param {Known} page @param {[string, string][]} query */
export function checkLink(page, query) {
  const { choices, free, own, stories } = page;
  const values = new Map(query);
  const schema = schemaOf(page);
  const taken = [...byName(schema).keys()];
  const there = [...taken, ...Object.keys(choices), ...free, ...own, ...OF_READER];
  const stranger = [...values.keys()].find((name) => !there.includes(name) && !FOREIGN.test(name));
  if (stranger)
    throw new Refused("talk.unknown-name", {
      name: cut(stranger),
      meant: nearest(stranger, there),
      known: taken.join(", "),
    });
  const now = Object.entries(choices).map(([name, options]) => [
    name,
    among(values.get(name) ?? options[0], options, "choice"),
  ]);
  const beat = values.get(BEAT);
  const known = !free.some((name) => values.has(name));
  const story = known
    ? stories.find(({ asked: each }) => now.every(([name, value]) => each[name] === value))
    : undefined;
  for (const why of parseByHand(
    schema,
    (story && beat && Object.hasOwn(story.named, beat) && story.named[beat]) || (story?.labels ?? null),
    values,
  ).refused)
    throw why;
  if (beat === undefined || !story) return;
  if (!story.beats.length) throw new Refused("talk.no-story");
  among(beat, story.beats, "beat");
}

/**
 * The fields of a page's state, with what a link by hand asks of them. @param {Known} page
 * @returns {import("../../lab/types.js").Field[]}
 */
function schemaOf({ fields }) {
  const usual = {
    label: "",
    step: 0,
    shape: [],
    whole: false,
    distinct: false,
    invertible: false,
    later: false,
    said: "",
    options: [],
  };
  return Object.entries(fields).map(([name, { low = 0, high = 0, ...each }]) => ({
    ...usual,
    ...each,
    name,
    low,
    high,
  }));
}

/** Whether a link may ask for a state by this name. @param {Known} page @param {string} name */
export const ofState = (page, name) => name === "s" || byName(schemaOf(page)).has(name);

/** Look for what an exercise compares with numbers and hides. @param {Known} page @param {Named} exercise */
export function checkExercise({ readings, parts }, { choices, scale, goal, hidden }) {
  for (const [name, , value] of [...choices.map(({ holds }) => holds), ...goal]) within(readings, name, value, value);
  if (scale) within(readings, scale.reading, scale.low, scale.high);
  for (const part of hidden) {
    if (part === "vote") continue;
    const alike = parts.filter((each) => each.split(":")[0] === part.split(":")[0]);
    among(part, alike.length ? alike : parts, "part");
  }
}

/** @param {Known["readings"]} readings @param {string} name @param {number} low @param {number} high */
function within(readings, name, low, high) {
  const names = Object.keys(readings);
  const declared = names.includes(name)
    ? name
    : names.find((each) => each.endsWith("*") && name.startsWith(each.slice(0, -1)));
  if (!declared || name === declared.slice(0, -1)) return void among(name, names, "reading");
  const [least, most] = readings[declared];
  if (least !== null && low < least) throw new Refused("talk.below", { name, least });
  if (most !== null && high > most) throw new Refused("talk.above", { name, most });
}

/** @param {string} name @param {readonly string[]} there @param {string} what */
function among(name, there, what) {
  const quote = [...name].slice(0, 40).join("");
  if (!there.includes(name)) throw new Refused(`talk.unknown-${what}`, { name: quote, meant: nearest(quote, there) });
  return name;
}
