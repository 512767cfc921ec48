/** Bytes in base64url, without padding: what links are made of. */

/** Bytes as text for a URL. @param {Uint8Array} bytes */
export function toBase64(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of such a text; throws links.characters for any other. @param {string} text */
export function fromBase64(text) {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) {
    throw new Error("links.characters");
  }
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * The numbers of a text as lib/cosine_lab/surfaces/plain.py packs them: first bytes of all, then second ones, and so
 * on.
 * @template {Float64Array | Float32Array | Int32Array | Uint16Array} Numbers
 * @param {string} text
 * @param {{new (bytes: ArrayBuffer): Numbers, BYTES_PER_ELEMENT: number}} Kind on a little-endian machine, as all are
 * that run browsers
 */
export function numbersAs(text, Kind) {
  const planes = fromBase64(text);
  const size = Kind.BYTES_PER_ELEMENT;
  const count = planes.length / size;
  const bytes = new Uint8Array(planes.length);
  for (let byte = 0; byte < size; byte += 1)
    for (let k = 0; k < count; k += 1) bytes[k * size + byte] = planes[byte * count + k];
  return new Kind(bytes.buffer);
}

/** @param {string} text of float64 */
export const numbersOf = (text) => numbersAs(text, Float64Array);
