/** One view at a time below the cards: all pairs of each model, a map, all cosines of the list, the nearest words. */

import { html } from "../../lab/dom.js";
import { counted, fixed, percent } from "../../lab/numbers.js";
import { cut } from "../../lab/ems.js";
import { choiceOf, createViews } from "../../lab/views.js";
import { outlineOf } from "./band.js";
import { placed, principalPlane } from "./map.js";
import { ticks } from "./trained.js";
/** @import {View} from "../../lab/types.js" @import {Model, Near, Scene, WordsLab} from "./types.js" */

const VIEWS = ["bands", "map", "matrix", "nearest"];
const OF_ONE = ["map", "matrix"];
export const NEIGHBOURS = 10;
const FEWEST_ON_A_MAP = 3;

/** @param {object} _spec @param {WordsLab} lab */
export function viewsPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const drawn = source.models.filter(({ kind }) => kind !== "quoted");
  const [views, models] = [
    choiceOf(
      lab,
      "view",
      VIEWS.map((key) => [key, says(`view-${key}`)]),
      source.old,
    ),
    choiceOf(
      lab,
      "model",
      drawn.map(({ key, title }) => [key, title]),
    ),
  ];
  const model = () => /** @type {Model} */ (drawn.find(({ key }) => key === models.choice.now));
  const keyOf = (/** @type {Scene} */ scene) =>
    views.choice.now === "nearest" ? [scene.query, ...scene.columns.map((column) => column.model.key)].join() : "";
  const panel = createViews(lab, [views, models], keyOf, {
    bands: (scene) => bandsOf(scene, says),
    map: (scene) => mapOf(scene, model(), says),
    matrix: (scene) => matrixOf(scene, model(), says),
    nearest: (scene) => nearestOf(scene, says),
  });
  const draw = (/** @type {Scene} */ scene) => {
    models.root.hidden = !OF_ONE.includes(views.choice.now);
    panel.draw(scene);
  };
  return { ...panel, draw };
}

/**
 * All pairs of each model's table on one scale, and their ends and middle. @param {Scene} scene
 * @param {import("../../lab/types.js").Text} says @returns {View}
 */
function bandsOf({ source }, says) {
  const held = source.models.flatMap(({ title, band, share }) => (band ? [{ title, band, share }] : []));
  const plots = held.map(({ title, band }) =>
    html("div", { class: "band" }, [html("p", {}, [title]), html("div", { class: "plot" }, [outlineOf(band)])]),
  );
  const shares = held
    .filter(({ share }) => share !== null)
    .map(({ title, share }) => says("share", { model: title, share: percent(Number(share) / 100) }));
  return {
    root: html("div", { class: "bands", role: "img", "aria-label": says("bands-alt") }, [...plots, ticks()]),
    note: shares.length ? says("about-bands", { score: fixed(source.score, 4), shares }) : "",
    heads: ["model", "least", "low", "median", "high", "greatest", "deviation", "words"].map((name) =>
      says(`column-${name}`),
    ),
    rows: held.map(({ title, band }) => [
      title,
      band.low,
      ...band.middle,
      band.high,
      band.deviation,
      counted(band.rows),
    ]),
  };
}

/** The words that a model knows, by number. @param {Scene} scene @param {Model} model */
const knownIn = ({ source: { names, count } }, { cosines }) =>
  Array.from({ length: count }, (_, id) => id).filter((id) => !Number.isNaN(cosines[id * names.length + id]));

/**
 * The cosines of some words, and the plane of their two widest directions. @param {Scene} scene @param {Model} model
 */
function planeOf(scene, model) {
  const ids = knownIn(scene, model);
  const { names } = scene.source;
  return { ids, table: ids.map((a) => ids.map((b) => model.cosines[a * names.length + b])) };
}

/** @param {Scene} scene @param {Model} model @param {import("../../lab/types.js").Text} says @returns {View} */
function mapOf(scene, model, says) {
  const { ids, table } = planeOf(scene, model);
  const plane = ids.length < FEWEST_ON_A_MAP ? null : principalPlane(table);
  if (!plane) return { heads: [], rows: [], note: says("map-few") };
  const { points, shares } = plane;
  const names = ids.map((id) => scene.source.names[id]);
  const reach = 1.25 * Math.max(...points.flat().map(Math.abs));
  const at = (/** @type {number[]} */ [x, y]) => [50 * (1 + x / reach), 50 * (1 - y / reach)];
  const short = names.map((name) => cut(name, 20));
  const sides = placed(
    short,
    points.map(([x, y]) => [x / reach, y / reach]),
  );
  const marks = points.flatMap((point, k) => {
    const [x, y] = at(point);
    const label = html("span", { class: sides[k], style: `left:${x}%;top:${y}%`, title: names[k] }, [short[k]]);
    return [html("i", { style: `left:${x}%;top:${y}%` }), label];
  });
  const axes = shares.map((share, k) =>
    html("p", { class: "caption" }, [says("axis-component", { number: String(k + 1), share: percent(share, 0) })]),
  );
  return {
    root: html("div", {}, [html("div", { class: "map", role: "img", "aria-label": says("map-alt") }, marks), ...axes]),
    heads: [says("column-word"), "PC 1", "PC 2"],
    rows: names.map((name, k) => [name, ...points[k]]),
  };
}

/** @param {Scene} scene @param {Model} model @param {import("../../lab/types.js").Text} says @returns {View} */
function matrixOf(scene, model, says) {
  const { ids, table } = planeOf(scene, model);
  if (ids.length < 2) return { heads: [], rows: [], note: says("matrix-few") };
  const along = principalPlane(table)?.points.map(([x]) => x) ?? ids.map((_, k) => k);
  const order = ids.map((_, k) => k).sort((a, b) => along[a] - along[b] || a - b);
  const names = order.map((k) => scene.source.names[ids[k]]);
  const cells = order.map((a) => order.map((b) => table[a][b]));
  const shade = (/** @type {number} */ cosine) =>
    `background:color-mix(in srgb, var(--${cosine < 0 ? "negative" : "positive"}) ${(60 * Math.abs(cosine)).toFixed(0)}%, transparent)`;
  const grid = html("table", { class: "matrix" }, [
    html("thead", {}, [
      html("tr", {}, [html("td"), ...names.map((name) => html("th", { scope: "col" }, [html("span", {}, [name])]))]),
    ]),
    html(
      "tbody",
      {},
      cells.map((row, k) =>
        html("tr", {}, [
          html("th", { scope: "row" }, [names[k]]),
          ...row.map((cosine) => html("td", { style: shade(cosine) }, [fixed(cosine)])),
        ]),
      ),
    ),
  ]);
  return {
    root: html("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": says("matrix-alt") }, [grid]),
    ...{ heads: [says("column-word"), ...names], rows: cells.map((row, k) => [names[k], ...row]), own: true },
  };
}

/** @param {Scene} scene @param {import("../../lab/types.js").Text} says @returns {Promise<View>} */
async function nearestOf({ query, columns: held, source }, says) {
  const found = await Promise.all(
    held.map(async ({ model }) => ({ title: model.title, near: await nearOf(model, query, source) })),
  );
  const known = found.flatMap(({ title, near }) => (near ? [{ title, near }] : []));
  const place = (/** @type {Near[]} */ near, /** @type {number} */ k) =>
    near[k] ? `${near[k][0]} ${fixed(near[k][1], 4)}` : "—";
  return {
    note: says(known.length ? "nearest-title" : "nearest-none", { word: source.names[query] }),
    heads: [says("column-rank"), ...known.map(({ title }) => title)],
    rows: Array.from({ length: known.length ? NEIGHBOURS : 0 }, (_, k) => [
      String(k + 1),
      ...known.map(({ near }) => place(near, k)),
    ]),
  };
}

/**
 * A model's nearest words, as Python has sent them, or from its whole table. @param {Model} model @param {number} query
 * @param {import("./types.js").Source} source @returns {Promise<Near[] | null>}
 */
async function nearOf({ near, vectors, table, key }, query, { tables, chinese }) {
  if (near) return near[query];
  const vector = vectors?.[query];
  return vector && tables && table ? tables.near(table, key === chinese.key ? "zh" : "en", vector, NEIGHBOURS) : null;
}
