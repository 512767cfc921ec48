/**
 * Work as a student hands it in: a text that holds one code, `CL1.<base64url of deflated JSON>.<mark>`. The JSON is
 * {"p": path and query of the state reached, the exercise in its `x`; "a": answer; "g": whether the goal was seen
 * reached; "t": seconds; "n": name; "s": how sure the student was of the answer, where that was said}. The mark tells a
 * damaged code from a whole one; it proves nothing: goals are
 * computed again from the state. No server keeps any of it.
 *
 * @import {Submission, Work} from "./types.js"
 */

import { fromBase64, toBase64 } from "../../lab/base64.js";
import { fingerprint } from "../../lab/fingerprint.js";
import { normal, unseen } from "../../lab/names.js";
import { Refused } from "../../lab/refused.js";
import { SURE } from "../../lab/story/machine.js";

export const LONGEST_NAME = 80;
export const LONGEST_FILE = 20_000;
/** Letters of a file that holds the codes of several students. */
export const LONGEST_OF_MANY = 1_000_000;
const VERSION = "1";
const MOST_SECONDS = 1_000_000;
const MOST_JSON = 16_000;
const MOST_FIELDS = 40;
const MOST = 1e300;
const CODE = /CL([0-9]{1,3})\.([A-Za-z0-9_-]{1,12000})\.([0-9a-f]{8})/;
const PATH = /^\/((?:[a-z][a-z0-9_]*)?)(?:\?([^#]*))?$/;
const PRINTED = /^[ -~]*$/;

/** @param {Work} work @returns {Promise<string>} */
export async function codeOf({ link, answer, sure, reached, seconds, name }) {
  return sealed({
    p: link,
    a: answer,
    g: reached,
    t: Math.round(seconds),
    n: normal(name),
    ...(sure ? { s: sure } : {}),
  });
}

const LONGEST_PART = 40;

/** What a file is called: by whom, and of what. @param {string[]} parts */
export const fileOf = (...parts) =>
  parts
    .map((part) =>
      [...normal(part).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")].slice(0, LONGEST_PART).join("").replace(/^-|-$/g, ""),
    )
    .filter(Boolean)
    .join("_");

/** A whole code of anything. @param {unknown} work @returns {Promise<string>} */
export async function sealed(work) {
  const packer = new CompressionStream("deflate-raw");
  const code = toBase64(await through(new TextEncoder().encode(JSON.stringify(work)), packer, Infinity));
  return `CL${VERSION}.${code}.${fingerprint(code)}`;
}

const BEGINNINGS = /(?=CL[0-9]{1,3}\.)/;

/** Letters beside a code: in more of them there is no name. */
const BESIDE = 300;
const ADDRESS = /https?:\/\/\S*/g;
/** What a list or a table has around a name: numbers of its lines, too. */
const AROUND = /^(?:[^\p{L}\p{M}\p{N}]|\p{N}{1,3}(?![\p{L}\p{N}]))+|[^\p{L}\p{M}\p{N}.)]+$/gu;

/**
 * Each code of a text by itself, with its source and the name beside it; the text as it is where there is one code at
 * most, or too much of it.
 *
 * @param {import("./types.js").Source} source @returns {Promise<import("./types.js").Source[]>}
 */
export async function codesIn(source) {
  const text = await source.read().catch(() => null);
  if (text === null || text.length > LONGEST_OF_MANY) return [source];
  const [head, ...pieces] = text.split(BEGINNINGS).map(parted);
  if (head.code) pieces.unshift(head);
  let before = head.code ? "" : head.rest;
  const codes = pieces.map(({ code, rest }) => {
    const own = nameIn(before.slice(before.lastIndexOf("\n") + 1));
    const name = own || nameIn(rest.split("\n", 1)[0]);
    before = own || rest.includes("\n") ? rest : ""; // a name is of one code
    return { code, ...(name ? { name } : {}) };
  });
  if (codes.length < 2) return [{ ...source, ...(codes[0]?.name ? { name: codes[0].name } : {}) }];
  return codes.map(({ code, ...named }, k) => ({
    source: `${source.source} (${k + 1})`,
    read: async () => code,
    ...named,
  }));
}

/** The code that a text begins with, which may be broken into lines, and what follows it. @param {string} piece */
function parted(piece) {
  if (piece.search(BEGINNINGS) !== 0) return { code: "", rest: piece };
  const [code] = CODE.exec(piece.replace(/\s/g, "")) ?? [];
  let end = code ? 0 : piece.length;
  for (let left = code?.length ?? 0; left > 0; end += 1) left -= /\s/.test(piece[end]) ? 0 : 1;
  return { code: piece.slice(0, end), rest: piece.slice(end) };
}

/** The name in what stands beside a code; "" where it could be none in a code either. @param {string} text */
function nameIn(text) {
  const plain = text.replace(ADDRESS, "").replace(/\s+/g, " ");
  const name = plain.length > BESIDE ? "" : normal(plain.replace(AROUND, ""));
  return unseen(name) || [...name].length > LONGEST_NAME ? "" : name;
}

/** The work in a text; throws `Refused` where there is none. @param {string} text @returns {Promise<Submission>} */
export async function parseCode(text) {
  if (text.length > LONGEST_FILE) throw new Refused("submissions.too-long", { most: LONGEST_FILE });
  const match = CODE.exec(text.replace(/\s/g, ""));
  if (!match) throw new Refused("submissions.none");
  const [, version, code, mark] = match;
  if (version !== VERSION) throw new Refused("submissions.version", { version: VERSION });
  if (fingerprint(code) !== mark) throw new Refused("submissions.damaged");
  try {
    const bytes = await through(fromBase64(code), new DecompressionStream("deflate-raw"), MOST_JSON);
    return submission(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    throw new Refused("submissions.damaged");
  }
}

/**
 * Bytes packed or unpacked; throws where they come to more than so many. @param {Uint8Array} bytes
 * @param {CompressionStream | DecompressionStream} by @param {number} most
 */
async function through(bytes, by, most) {
  const reader = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(by).getReader();
  const parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      throw new RangeError("a packet that swells");
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {any} work @returns {Submission} */
function submission(work) {
  need(work !== null && typeof work === "object" && /^agnps?t$/.test(Object.keys(work).sort().join("")));
  const { p: link, a: answer, g: reached, t: seconds, n: name, s: sure = null } = work;
  need(sure === null || SURE.includes(sure));
  need(typeof link === "string" && PRINTED.test(link) && (reached === null || typeof reached === "boolean"));
  need(typeof name === "string" && !unseen(name) && [...name].length <= LONGEST_NAME);
  need(Number.isInteger(seconds) && seconds >= 0 && seconds <= MOST_SECONDS);
  need(answer === null || /^[0-9]$/.test(answer) || (typeof answer === "number" && Math.abs(answer) <= MOST));
  const path = PATH.exec(link);
  const query = new URLSearchParams(path?.[2] ?? "");
  need(path !== null && [...query].length <= MOST_FIELDS);
  return { slug: path?.[1] ?? "", asked: query, answer, sure, reached, seconds, name: normal(name) };
}

/** @param {boolean} fine */
function need(fine) {
  if (!fine) throw new RangeError("no work");
}
