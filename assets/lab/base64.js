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

/** The float64 numbers of such a text, little-endian as lib/cosine_lab/surfaces/plain.py packs them. @param {string} text */
export function numbersOf(text) {
  const view = new DataView(fromBase64(text).buffer);
  return Float64Array.from({ length: view.byteLength / 8 }, (_, k) => view.getFloat64(8 * k, true));
}
