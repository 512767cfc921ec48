/**
 * Work as a student hands it in: one code that lib/handed/code.py reads. Nothing is sent anywhere.
 *
 * @typedef {{link: string, answer: string | number | null, reached: boolean | null, seconds: number, name: string}} Work
 *   link: path and query of the state reached, its exercise in `x`
 */

import { toBase64 } from "../base64.js";
import { fingerprint } from "../fingerprint.js";
import { normal } from "../names.js";

export const LONGEST_NAME = 80;

/** @param {Work} work @returns {Promise<string>} */
export async function codeOf({ link, answer, reached, seconds, name }) {
  const held = { p: link, a: answer, g: reached, t: Math.round(seconds), n: normal(name) };
  const code = toBase64(await packed(new TextEncoder().encode(JSON.stringify(held))));
  return `CL1.${code}.${fingerprint(code)}`;
}

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
async function packed(bytes) {
  const stream = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
