/** A step's link: a page of this site and what is asked of it. Twin of lib/cosine_lab/talks/links.py. */

import { unseen } from "../../lab/names.js";
import { cut, nearest } from "../../lab/by_hand.js";
import { OF_READER } from "../../lab/parameters.js";
import { LONGEST_LINE, LONGEST_VALUE, lengthOf, MOST_PARAMETERS } from "./model.js";
import { Refused } from "../../lab/refused.js";

const HOME = "home";
/** Characters of a line that holds no more than a link, every character of it escaped. */
const LONGEST = 12 * LONGEST_LINE;
const LABELLED = /^\[.*\]\( *<?([^\s<>()]+)>? *\)$/;
const BARE = /^<?([^\s<>()[\]]+)>?$/;
const ADDRESS = /^(?:https?:\/\/[^/?#]+(?=[/?]|$))?([^?#:]*)(?:\?([^#]*))?$/;
const UNESCAPED = /%(?![0-9A-Fa-f]{2})/;
const SLUG = /^[a-z][a-z0-9_]{0,39}$/;
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** @param {[string, string][]} query */
export function queryOf(query) {
  return query
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    )
    .join("&");
}

/**
 * The path and query of a step, from the site's first page.
 * @param {Pick<import("./types.js").Step, "slug" | "asked">} step
 */
export function pathOf({ slug, asked: query }) {
  return `${slug === HOME ? "" : slug}${query.length ? "?" : ""}${queryOf(query)}`;
}

/** The link as a line of Markdown. @param {Pick<import("./types.js").Step, "slug" | "asked">} step */
export const lineOf = (step) => `[${step.slug}](/${pathOf(step)})`;

/**
 * @param {string} text a line: `[any text](address)`, or the address alone
 * @param {readonly string[] | null} pages null for any @returns {Pick<import("./types.js").Step, "slug" | "asked">}
 */
export function parseLink(text, pages) {
  if (lengthOf(text) > LONGEST) throw new Refused("talk.no-link");
  const match = LABELLED.exec(text) ?? BARE.exec(text);
  const address = match && ADDRESS.exec(match[1]);
  if (!address) throw new Refused("talk.no-link");
  const slug = address[1].split("/").at(-1) || HOME;
  if (!(pages ? pages.includes(slug) : SLUG.test(slug)))
    throw new Refused("talk.other-page", { page: cut(slug), meant: nearest(slug, pages ?? [HOME]) });
  return { slug, asked: pairsOf(address[2] ?? "") };
}

/** What a query asks of a page. @param {string} query @returns {[string, string][]} */
export function pairsOf(query) {
  const pairs = query
    .split("&")
    .filter(Boolean)
    .map(pair)
    .filter(([name]) => !OF_READER.includes(name));
  if (pairs.length > MOST_PARAMETERS || new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw new Refused("talk.broken-link");
  return pairs;
}

/** @param {string} part @returns {[string, string]} */
function pair(part) {
  const [name, ...rest] = part.replaceAll("+", " ").split("=");
  const value = rest.join("=");
  if (!NAME.test(name) || UNESCAPED.test(value)) throw new Refused("talk.broken-link");
  let plain;
  try {
    plain = decodeURIComponent(value);
  } catch {
    throw new Refused("talk.broken-link");
  }
  if (unseen(plain) || lengthOf(plain) > LONGEST_VALUE) throw new Refused("talk.broken-link");
  return [name, plain];
}
