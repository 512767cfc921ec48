/** What of an address a page has no name for. @import {Site} from "./types.js" */

import { cut, nearest } from "../../lab/by_hand.js";
import { FOREIGN } from "../../lab/parameters.js";
import { changes } from "../../lab/spelling.js";
import { createText } from "../../lab/text.js";

const MOST = 3;

/**
 * What is said of names that nothing on a page goes by, each with the one that may be meant; "" for none. Twin of
 * `misspelt` in lib/cosine_lab/talks/names.py.
 * @param {Pick<Site, "names" | "strange" | "language">} page @param {URLSearchParams} query
 */
export function unknownNames({ names, strange, language }, query) {
  if (!names.length) return "";
  const say = createText(strange, language);
  const unknown = [...new Set(query.keys())].filter((name) => !names.includes(name) && !FOREIGN.test(name));
  return unknown
    .slice(0, MOST)
    .map((each) => {
      const [name, meant] = [cut(each), nearest(each, names)];
      const like = changes([...name], [...meant]) <= Math.floor([...name].length / 2);
      return say(like ? "like-name" : "unknown-name", { name, meant });
    })
    .join(" ");
}
