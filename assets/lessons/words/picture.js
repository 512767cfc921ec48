/** The cards on show as one drawing, for print and slides. */

import { pictureText } from "../../figures/save.js";
import { svg } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Column} Column */

const WIDE = 590;
const MARGIN = 20;
const LINE = 30;
const HEAD = 64;
const BAR = 150;
const PAIR = 190;
const LETTERS = 18; // of both names, in the room before the bars
const LEAST = 3;

/** @param {Scene} scene @param {string[]} names @param {import("../../lab/text.js").Text} says @param {CSSStyleDeclaration} style */
export function pictureOf({ columns, query }, names, says, style) {
  const role = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  const picture = svg("svg", { "font-family": "sans-serif", "font-size": 16, fill: role("ink") });
  columns.forEach((column, at) => {
    const card = svg("g", { transform: `translate(${MARGIN + at * (WIDE + MARGIN)} ${MARGIN})` });
    card.append(
      svg("text", { y: 18, "font-weight": 700 }, [titled(column.model, says)]),
      svg("text", { x: PAIR, y: 46 }, [says("raw")]),
      svg("text", { x: PAIR + BAR + MARGIN, y: 46 }, [says("scaled")]),
      ...column.rows.flatMap((row, line) => rowOf(row, column, line, fitted(names[query], names[row.id]), { role, says })),
    );
    picture.append(card);
  });
  const most = Math.max(...columns.map(({ rows }) => rows.length));
  return pictureText(picture, MARGIN + columns.length * (WIDE + MARGIN), 2 * MARGIN + HEAD + most * LINE, role("paper"));
}

/** A model's name, and whose numbers these are. @param {Column["model"]} model @param {import("../../lab/text.js").Text} says */
export function titled({ title, kind }, says) {
  return `${title} (${says(kind === "quoted" ? "quoted-cosines" : kind)})`;
}

/** Both names of a pair, cut where they are long: the query first, as it is the same in every row. @param {string} query @param {string} name */
export function fitted(query, name) {
  const asks = cut(query, Math.max(LETTERS - name.length, LEAST));
  return `${asks} ⇔ ${cut(name, LETTERS - asks.length)}`;
}

/** @param {string} name @param {number} room */
function cut(name, room) {
  return name.length <= room ? name : `${name.slice(0, room - 1)}…`;
}

/** @param {Column["rows"][number]} row @param {Column} column @param {number} line @param {string} pair @param {{role: (name: string) => string, says: import("../../lab/text.js").Text}} look */
function rowOf(row, { low }, line, pair, { role, says }) {
  const y = HEAD + line * LINE;
  const floor = Math.min(0, low ?? 0);
  const share = (/** @type {number} */ value) => (value - floor) / (1 - floor);
  const bar = (/** @type {number} */ x, /** @type {number} */ from, /** @type {number} */ to, /** @type {string} */ fill) =>
    svg("rect", { x: x + BAR * Math.min(from, to), y: y - 4, width: BAR * Math.abs(to - from), height: 22, fill, "fill-opacity": 0.45 });
  const second = PAIR + BAR + MARGIN;
  return [
    svg("text", { y: y + 13 }, [pair]),
    ...(row.raw === null ? [] : [bar(PAIR, share(0), share(row.raw), role("positive"))]),
    ...(row.scaled === null ? [] : [bar(second, 0, row.scaled, role("negative"))]),
    svg("text", { x: PAIR + 6, y: y + 13 }, [fixed(row.raw, 4)]),
    svg("text", { x: second + 6, y: y + 13 }, [fixed(row.scaled, 4)]),
    ...(row.was === null || row.scaled === null || row.was === row.scaled ? [] : [svg("text", { x: second + BAR + 6, y: y + 13, "font-size": 14 }, [says("was", { was: fixed(row.was, 4) })])]),
  ];
}
