/** A fingerprint that tells one text from another: twin of lib/cosine_lab/fingerprint.py. */

/** Eight hexadecimal digits: FNV-1a, 32 bits, of the text in UTF-8. @param {string} text */
export function fingerprint(text) {
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) digest = Math.imul(digest ^ byte, 0x01000193);
  return (digest >>> 0).toString(16).padStart(8, "0");
}
