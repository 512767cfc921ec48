/**
 * How wide a text will be, before it is drawn. Twin of `columns` and `cut` of lib/cosine_lab/names.py
 * (tests/vectors/columns.json).
 */

/** East Asian letters and emoji: as wide as they are high (“wide” and “full-width” of Unicode's UAX #11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;

/** Width of a text, in units of its size. @param {string} text @param {number} letter width of any other letter */
export function ems(text, letter) {
  return [...text].reduce((sum, each) => sum + (WIDE.test(each) ? 1 : letter), 0);
}

/** Letters that take about three fifths of a mean one, and those that take nearly half more. */
const [NARROW, BROAD] = [/[fijlrtI1.,:;|()\s]/, /[mwMW@%]/];

/** Width of a name as it is drawn, in units of its size. @param {string} text @param {number} letter of a mean one */
export function emsDrawn(text, letter) {
  return [...text].reduce(
    (sum, each) => sum + (NARROW.test(each) ? 0.6 : BROAD.test(each) ? 1.4 : 1) * ems(each, letter),
    0,
  );
}

/** Width of a text, in letters; a wide one takes two. @param {string} text */
export const columns = (text) => 2 * ems(text, 0.5);

/** A name that takes so many columns at most, cut where it is longer. @param {string} name @param {number} most */
export function cut(name, most) {
  if (columns(name) <= most) return name;
  const letters = [...name];
  while (letters.length && columns(letters.join("")) > most - 1) letters.pop();
  return `${letters.join("")}…`;
}
