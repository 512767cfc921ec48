/** A line of words, parted: twin of lib/cosine_lab/lessons/words/model/lists.py, held to tests/vectors/entries.json. */

import { cut } from "../../lab/ems.js";
import { looks, normal, visible, unseen } from "../../lab/names.js";
/** @import {Note} from "./types.js" */

export const FEWEST = 2;
export const MOST = 24;
export const LONGEST = 1200; // characters of a line
const LONGEST_ENTRY = 200;
export const LONGEST_QUOTE = 24;
const MOST_REST = 200;
const PARTS = /\s*(?:"((?:[^"]|"")*)"|“([^”]*)”)\s*(?=[,;\n，、；]|$)|([^,;\n，、；]+)/g;

/**
 * The different words or sentences of a line, at most 24, and what is said of the rest. @param {string} typed
 * @returns {{names: string[], notes: Note[]}}
 */
export function entries(typed) {
  const line = [...typed].slice(0, LONGEST).join("");
  const parts = [...line.matchAll(PARTS)]
    .map(([, quoted, curly, plain]) => normal(quoted?.replaceAll('""', '"') || curly || plain || ""))
    .filter(Boolean);
  const readable = parts.filter((part) => !unseen(part));
  /** @type {Map<string, string>} */
  const first = new Map();
  for (const part of readable) if (!first.has(looks(part))) first.set(looks(part), part);
  const short = readable.filter((part) => [...part].length <= LONGEST_ENTRY);
  const names = [...new Set(short.map((part) => first.get(looks(part)) ?? part))];
  const twice = names.filter((name) => readable.filter((part) => looks(part) === looks(name)).length > 1);
  return {
    names: names.slice(0, MOST),
    notes: [
      ...parts.filter(unseen).map((part) => ({ key: "unseen", values: { entry: cut(visible(part), LONGEST_QUOTE) } })),
      ...readable
        .filter((part) => !short.includes(part))
        .map((part) => ({ key: "long", values: { entry: cut(part, LONGEST_QUOTE), most: LONGEST_ENTRY } })),
      ...(twice.length
        ? [{ key: "twice", values: { entries: twice.map((name) => `“${cut(name, LONGEST_QUOTE)}”`) } }]
        : []),
      ...(names.length > MOST
        ? [{ key: "many", values: { most: MOST, left: cut(names.slice(MOST).join(", "), MOST_REST) } }]
        : []),
    ],
  };
}
