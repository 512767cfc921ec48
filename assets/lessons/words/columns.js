/**
 * A card a model: the query's scores as they are and scaled beside each other, as bars and numbers, and
 * where they lie among all pairs of the model's words.
 *
 * @import {Column, Scene, Scored} from "./types.js" @typedef {import("../../lab/types.js").Lab<Scene>} WordsLab
 */

import { html, keep, readout, set, tells, text } from "../../lab/dom.js";
import { fixed, percent } from "../../lab/numbers.js";
import { bandOf } from "./band.js";
import { numbersOf } from "./panels.js";
import { ofCard } from "./readings.js";

const LONG = 4; // letters that a query keeps beside any other name
const HEADS = ["pair", "raw", "scaled", "z", "rank", "weight", "percentile"];

/** @param {object} _spec @param {WordsLab} lab */
export function columnsPanel(_spec, lab) {
  const { source } = lab.scene;
  const cards = source.models.map((model) => cardOf(model, lab));
  const root = html(
    "div",
    { class: "columns" },
    cards.map((card) => card.root),
  );
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    const bit = Number(event.dataTransfer?.getData("text/plain"));
    if (source.tray.some((each) => each.bit === bit)) lab.change({ added: lab.scene.state.added | (1 << bit) });
  });
  lab.host.bus.listen("numbers", (give) => give(numbersOf(lab)), lab.host.gone);
  followWidth(root, lab.redraw);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      source.models.forEach((model, at) => {
        const column = scene.columns.find((each) => each.model === model);
        cards[at].root.hidden = !column;
        if (column) cards[at].draw(column, scene);
      });
    },
  };
}

/** @param {import("./types.js").Model} model @param {WordsLab} lab */
function cardOf(model, lab) {
  const { text: says } = lab;
  const heads = HEADS.map((name) =>
    html("th", { scope: "col", title: says(`${name}.title`), class: name }, [says(name)]),
  );
  const body = html("tbody");
  /** @type {(HTMLElement & {draw: (row: Scored, column: Column, scene: Scene) => void})[]} */
  const rows = [];
  const table = html("table", { class: "scores" }, [html("thead", {}, [html("tr", {}, heads)]), body]);
  const silent = html("p", { class: "caption" });
  const band = model.band ? bandOf(model, lab) : null;
  const facts = tells(html("p", { class: "caption facts", "data-rest": "" }), ...ofCard(model));
  const tau = html("small");
  const badge = html("span", { class: `badge ${model.kind}`, title: says(`${model.kind}.title`) }, [says(model.kind)]);
  const root = html("section", { class: "panel card", "data-model": model.key, "aria-label": model.title }, [
    html("header", {}, [html("h2", {}, [model.title, " ", badge]), tau]),
    html("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": model.title }, [table]),
    silent,
    ...(band ? [band.root] : []),
    facts,
  ]);
  return {
    root,
    /** @param {Column} column @param {Scene} scene */
    draw: (column, scene) => {
      text(tau, titleOf(column, lab));
      keep(body, rows, column.rows.length, () => rowOf(model, lab));
      column.rows.forEach((row, at) => rows[at].draw(row, column, scene));
      text(silent, silence(column) ? says(silence(column)) : "");
      band?.draw(column, scene);
      text(facts, factsOf(column, scene, lab));
    },
  };
}

/** What is missing in a card, or not what it seems: a key of `words`. @param {Column} column */
function silence({ model, partner, equal }) {
  if (equal) return "equal";
  if (model.kind === "quoted") return partner ? "quoted-only" : "unpublished";
  return partner ? "" : "unknown";
}

/** @param {Column} column @param {WordsLab} lab */
function titleOf({ model, tau }, { text: says }) {
  const whose =
    tau === null
      ? says("tau-unknown")
      : says(tau === model.tau ? "tau-trained" : "tau-chosen", {
          tau: String(Number(tau.toPrecision(2))),
          says: model.says,
        });
  return `${model.facts} · ${whose}`;
}

/** @param {Column} column @param {Scene} scene @param {WordsLab} lab */
function factsOf({ partner, rho }, { query, source }, { text: says }) {
  if (!partner || rho === null) return "";
  return says(partner.back === null ? "one-way" : "both-ways", {
    query: source.names[query],
    other: source.names[partner.id],
    cosine: fixed(partner.raw, 4),
    there: fixed(partner.there, 4),
    back: fixed(partner.back, 4),
    rho: fixed(rho, 2),
  });
}

/** @param {import("./types.js").Model} model @param {WordsLab} lab */
function rowOf(model, lab) {
  const { source } = lab.scene;
  const [asks, other] = [html("span", { class: "asks" }), html("span", { class: "other" })];
  const pair = html("th", { scope: "row" }, [html("span", { class: "names" }, [asks, " ⇔ ", other])]);
  const [reach, ghost, was] = [
    html("i", { class: "reach" }),
    html("i", { class: "ghost-bar" }),
    tells(html("span", { class: "was" }), ...ofCard(model)),
  ];
  const [raw, scaled] = [barOf("raw", reach), barOf("scaled", ghost)];
  scaled.root.append(was);
  const rest = HEADS.slice(3).map(() => html("output"));
  const root = html("tr", {}, [
    pair,
    html("td", {}, [raw.root]),
    html("td", {}, [scaled.root]),
    ...rest.map((each, at) => html("td", { class: HEADS[at + 3] }, [each])),
  ]);
  const draw = (/** @type {Scored} */ row, /** @type {Column} */ column, /** @type {Scene} */ scene) => {
    const name = source.names[row.id];
    const both = `${source.names[scene.query]} ⇔ ${name}`;
    text(asks, source.names[scene.query]);
    set(asks, "data-long", source.names[scene.query].length > LONG ? "" : null);
    text(other, name);
    set(pair, "title", both);
    set(root, "data-word", name);
    set(root, "data-added", row.added ? "true" : null);
    const floor = Math.min(0, column.low ?? 0);
    raw.draw(row.raw, floor, `raw:${model.key}:${name}`, fixed(row.raw, 4));
    reach.hidden = row.raw === null;
    if (column.low !== null && column.high !== null) place(reach, share(column.low, floor), share(column.high, floor));
    scaled.draw(row.scaled, 0, `scaled:${model.key}:${name}`, fixed(row.scaled, 4));
    const moved = row.was !== null && row.scaled !== null && Math.abs(row.was - row.scaled) > 1e-12;
    ghost.hidden = !moved;
    if (moved) place(ghost, /** @type {number} */ (row.was), 1);
    text(was, moved ? lab.text("was", { was: fixed(row.was, 4) }) : "");
    [
      fixed(row.z, 2),
      row.rank === null ? "—" : String(row.rank),
      chance(row.weight),
      percent(row.percentile === null ? null : row.percentile / 100),
    ].forEach((label, at) => {
      const value = [row.z, row.rank, row.weight, row.percentile][at];
      set(rest[at], "data-readout", `${HEADS[at + 3]}:${model.key}:${name}`);
      readout(rest[at], value, label);
    });
  };
  return Object.assign(root, { draw });
}

/** A number over its bar, with other marks on it. @param {string} kind @param {HTMLElement[]} marks */
function barOf(kind, ...marks) {
  const fill = html("i", { class: "fill" });
  const number = html("output");
  const root = html("div", { class: `score ${kind}` }, [fill, number, ...marks]);
  return {
    root,
    /**
     * @param {number | null} value @param {number} floor where the bar's room begins; it ends at 1 @param {string} name
     * @param {string} label
     */
    draw: (value, floor, name, label) => {
      const [zero, end] = [share(0, floor), share(value ?? 0, floor)];
      place(fill, Math.min(zero, end), Math.max(zero, end));
      for (const mark of [fill, ...marks]) tells(mark, name);
      set(number, "data-readout", name);
      readout(number, value, label);
    },
  };
}

/** Lay a mark over a part of its bar's room. @param {HTMLElement} mark @param {number} from @param {number} to */
function place(mark, from, to) {
  set(mark, "style", `left:${(100 * from).toFixed(3)}%;width:${(100 * Math.max(to - from, 0)).toFixed(3)}%`);
}

/** Where a value lies between a floor and 1. @param {number} value @param {number} floor */
const share = (value, floor) => (value - floor) / (1 - floor);

/** A probability; tiny ones as a bound. @param {number | null} value */
const chance = (value) => (value !== null && value > 0 && value < 0.0005 ? "<0.001" : fixed(value, 3));

/**
 * Names on the histograms are placed by their width: once it is known, and whenever it changes.
 * @param {HTMLElement} root @param {() => void} request
 */
function followWidth(root, request) {
  let width = 0;
  new ResizeObserver(() => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    request();
  }).observe(root);
}
