/**
 * Values of an address that a page cannot take, and what is said of each. @import {Site} from "./types.js"
 * @import {Text} from "../../lab/types.js"
 */

import { cut, nearest } from "../../lab/by_hand.js";
import { Refused } from "../../lab/refused.js";

const [BEAT, LANGUAGE] = ["beat", "lang"];
/** Steps that are none of the lesson's story: of a talk, and the one of an exercise. */
const ELSEWHERE = /^(step-[0-9]+|exercise)$/;

/**
 * Choices that neither the site nor the app has, and a language that nobody has written. @param {URLSearchParams} query
 * @param {Pick<Site, "known" | "titles" | "language" | "languages" | "spoken">} page
 */
export function unknownChoices(query, { known, titles, language, languages, spoken }) {
  const refused = Object.entries(known).flatMap(([name, { label, titles: there }]) => {
    const value = query.get(name) ?? "";
    const meant = Object.hasOwn(there, value) || Object.hasOwn(titles[name] ?? {}, value);
    return !value || meant
      ? []
      : [new Refused("links.choice", { label, asked: cut(value), known: Object.values(there) })];
  });
  const wanted = query.get(LANGUAGE) ?? language;
  if (!wanted || wanted === language || Object.hasOwn(languages, wanted)) return refused;
  return [...refused, new Refused("site.unknown-language", { asked: cut(wanted), names: spoken })];
}

/**
 * A step that the lesson's story has not. @param {URLSearchParams} beat @param {{beats: {key: string}[]} | null} story
 */
export function unknownBeat(beat, story) {
  const [name, keys] = [beat.get(BEAT), (story?.beats ?? []).map(({ key }) => key)];
  if (!name || !keys.length || keys.includes(name) || ELSEWHERE.test(name)) return [];
  return [new Refused("talk.unknown-beat", { name: cut(name), meant: nearest(name, keys) })];
}

/** What is said of them, in one text. @param {Refused[]} refused @param {Text} say */
export const refusalText = (refused, say) =>
  refused
    .map(({ message, values }) => {
      const why = say(message, values);
      return message.startsWith("talk.") ? say("links.by-hand", { why }) : why;
    })
    .join(" ");
