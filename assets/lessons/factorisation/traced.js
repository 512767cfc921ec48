/**
 * Why a scaling changes no prediction: one user and five items. In the direction that is dragged
 * the user's number shrinks as the item's grows; their product stays, and cosines, which know no user, do not.
 *
 * @import {Scene} from "./types.js"
 * @typedef {import("../../lab/types.js").Lab<import("./types.js").Scene>} SpectrumLab
 */

import { html, keep, readout, set, svg, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { once } from "../../lab/readings.js";
import { farOf } from "./scene.js";

const PARTS = /** @type {const} */ (["user-part", "item-part", "part"]);
const FIVE = 5;
const COLUMNS = /** @type {const} */ (["kept", "cosine"]);

/** Items of which the page tells: the first of each group, or simply the first. */
export const fiveOf = once((/** @type {import("./types.js").Source} */ { groups, names }) =>
  names
    .map((_, item) => item)
    .filter((item) => !groups || groups.indexOf(groups[item]) === item)
    .slice(0, FIVE),
);

/** One user's predictions and the chosen item's cosines, and what the dragged direction has of both. */
export const tracedIn = once((/** @type {Scene} */ scene) => {
  const { source, now, state } = scene;
  const { V, scores, width } = source;
  const vector = (/** @type {number} */ item) => Array.from(now.items, (weight, i) => V[item * width + i] * weight);
  const users = Array.from({ length: scores.length / width }, (_, u) =>
    Array.from(now.users, (weight, i) => scores[u * width + i] * weight),
  );
  const { direction } = farOf(scene);
  const [five, chosen] = [fiveOf(source), vector(state.item)];
  const rows = five.map(vector);
  const item = greatest(rows.map((row) => Math.abs(row[direction])));
  const user = greatest(users.map((row) => row[direction] * rows[item][direction]));
  const parts = [users[user]?.[direction] ?? 0, rows[item][direction]];
  return {
    user,
    direction,
    item: five[item],
    kept: rows.map((row) => (users[user] ? sum(row, users[user]) : null)),
    cosine: rows.map((row) => sum(row, chosen) / Math.sqrt(sum(row, row) * sum(chosen, chosen))),
    parts: [...parts, parts[0] * parts[1]],
  };
});

/** @param {number[]} values */
const greatest = (values) => values.reduce((best, value, at) => (value > values[best] ? at : best), 0);

/** @param {number[]} a @param {number[]} b */
const sum = (a, b) => a.reduce((total, value, i) => total + value * b[i], 0);

/** @param {object} _spec @param {SpectrumLab} lab */
export function tracedPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const heads = [html("th"), ...COLUMNS.map(() => html("th", { scope: "col" }))];
  const body = html("tbody");
  const name = html("h3");
  const values = PARTS.map((part) => html("output", { "data-readout": part }));
  const traced = html(
    "p",
    { class: "parts" },
    values.flatMap((value, k) => [html("small", {}, [says(`traced.${PARTS[k]}`)]), value]),
  );
  /** @type {HTMLElement[]} */
  const rows = [];
  return {
    root: html("section", { class: "panel traced" }, [
      name,
      traced,
      html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), body]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const [trace, reads] = [tracedIn(scene), lab.reads.now()];
      const item = source.names[scene.state.item];
      text(
        name,
        says("traced.name", {
          direction: String(trace.direction + 1),
          user: String(trace.user + 1),
          item: source.names[trace.item],
        }),
      );
      PARTS.forEach((part, k) => readout(values[k], reads[part], figures(reads[part], part === "part" ? 3 : 5)));
      text(heads[1], says("traced.kept", { user: String(trace.user + 1) }));
      text(heads[2], says("traced.cosine", { item }));
      const most = { kept: Math.max(...trace.kept.map((value) => Math.abs(value ?? 0)), Number.MIN_VALUE), cosine: 1 };
      keep(body, rows, trace.kept.length, rowOf);
      rows.forEach((row, k) => {
        text(row.children[0], source.names[fiveOf(source)[k]]);
        COLUMNS.forEach((column, c) => {
          const [bar, value] = row.children[c + 1].children;
          const is = reads[`${column}:${k + 1}`];
          set(bar.children[0], "width", (100 * Math.abs(is ?? 0)) / most[column]);
          set(bar, "class", `${column}${(is ?? 0) < 0 ? " negative" : ""}`);
          readout(value, is, fixed(is, 3));
        });
      });
    },
  };
}

/** @param {number} k */
function rowOf(k) {
  const cells = COLUMNS.map((column) =>
    html("td", {}, [
      svg("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, [
        svg("rect", { height: 10 }),
      ]),
      html("output", { "data-readout": `${column}:${k + 1}` }),
    ]),
  );
  return html("tr", {}, [html("th", { scope: "row" }), ...cells]);
}

/**
 * So many figures, for a factor runs over decades: two more than the product has, which then agrees.
 * @param {number | null} value @param {number} many
 */
const figures = (value, many) => (value === null ? "—" : value.toPrecision(many).replace("-", "−"));
