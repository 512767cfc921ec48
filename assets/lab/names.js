/** What a name may be: twin of lib/cosine_lab/names.py, held to tests/vectors/codec.json. */

// Controls, halves of surrogate pairs, marks of direction, and whatever takes no room or no ink; a
// joiner shapes what stands on both sides of it, in emoji and in Indic and Persian words.
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|(?:^|[\u0000-\u007f])[\u200c\u200d]|[\u200c\u200d](?:$|[\u0000-\u007f\u200c\u200d])/u;
const AROUND =
  /^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|(?<![ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000])[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$/gu;
const BLANKS = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;
/** Joiners, and selectors of the look of the character before them. */
const SHAPING = /[\u200c\u200d\ufe00-\ufe0f]/gu;

/** Combining marks on one letter beyond 30: sorting a run of them costs its length squared. */
const MORE_MARKS = /(\p{M}{30})\p{M}+/gu;
/** Characters, as many as the longest line of a talk has: no place takes a longer name. */
const LONGEST = 12_000;

/** The text with a � for what stands on a letter beyond 30 marks. @param {string} text */
export const fewMarks = (text) => text.replace(MORE_MARKS, "$1\ufffd");

/** The text in NFC, with as few. @param {string} text */
export const composed = (text) => fewMarks(fewMarks(text).normalize("NFC")); // some marks come apart into two

/**
 * The name as it is kept: composed, without blanks around it; one that no place takes is left as it is.
 * @param {string} name
 */
export const normal = (name) =>
  name.length > LONGEST && [...name].length > LONGEST ? name : composed(name).replace(AROUND, "");

/** Whether the name holds a character that cannot be seen. @param {string} name */
export const unseen = (name) => UNSEEN.test(name);

/** The same for two normal names that a reader cannot tell apart by characters without ink. @param {string} name */
export const looks = (name) => name.replace(SHAPING, "").replace(BLANKS, " ");

/** The text with a � for what cannot be seen. @param {string} text */
export const visible = (text) => text.replace(new RegExp(UNSEEN, "gu"), "\ufffd");
