/**
 * Panels of the Rankings page. @import {Lab, Scene} from "../../plane/types.js"
 * @import {Text} from "../../lab/types.js"
 */

import { html, keep, readout, set, svg, text } from "../../lab/dom.js";
import { colour, marker, short, chip } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { rankingOf, orders } from "../../lab/maths/orders.js";
import { percent, fixed, signed, counted, magnitude } from "../../lab/numbers.js";
import { answer, spokenSentence } from "../../lab/live_region.js";
import { norm } from "../../lab/maths/vectors.js";
import { rankingName, feasibleRankings } from "./rankings.js";
import { movedTo } from "./order.js";
import { joined } from "../../lab/text.js";

/**
 * What the probe makes of the labels: its ranking, large, and how many directions share it. @param {object} _spec
 * @param {Lab} lab
 */
export function rankingHerePanel(_spec, lab) {
  const order = html("ol", { class: "order" });
  const output = html("output", { class: "spoken", "data-readout": "ranking" });
  const share = html("output", { "data-readout": "share" });
  const note = html("p", { class: "caption" }, [share]);
  const root = html("section", { class: "panel ranking-here", "aria-label": lab.text("ranking-here.name") }, [
    html("h2", {}, [lab.text("ranking-here.name")]),
    order,
    output,
    note,
  ]);
  /** @type {HTMLElement[]} */
  const places = [];
  const make = () =>
    html("li", {}, [
      svg("svg", { width: 16, height: 16, "aria-hidden": "true" }, [svg("path", { class: "marker" })]),
      html("span"),
    ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { n, after, state } = scene;
      const { order: ranking, tie } = rankingOf(after.rows, state.probe);
      keep(order, places, n, make);
      ranking.forEach((k, place) => {
        const path = /** @type {Element} */ (places[place].querySelector("path"));
        set(path, "d", markerPath(marker(lab.tokens, k), 8, 8, 5.5));
        set(path, "fill", colour(lab.tokens, k));
        text(places[place].children[1], short(state.labels[k]));
        set(places[place], "title", state.labels[k]);
      });
      const name = rankingName(ranking, state.labels);
      set(output, "data-value", tie ? "" : name);
      text(output, name);
      const part = lab.reads.now().share;
      const [a, b] = (tie ?? []).map((k) => state.labels[k]);
      readout(
        share,
        part,
        tie ? lab.text("ranking-here.tie", { a, b }) : lab.text("ranking-here.share", { share: percent(part) }),
      );
    },
  };
}

/**
 * One label's cosines with two others: which is nearer, and by how much.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["nearer"]} spec @param {Lab} lab
 */
export function nearerPanel({ label, near, far }, lab) {
  const rows = [near, far].map((other) => {
    const [name, value] = [html("span"), html("output", { "data-readout": `cos:${label}-${other}` })];
    return { other, name, value, root: html("p", { class: "row" }, [name, value]) };
  });
  const [title, gap] = [html("h2"), html("output", { "data-readout": "gap" })];
  const root = html("section", { class: "panel nearer" }, [
    title,
    ...rows.map((row) => row.root),
    html("p", { class: "row" }, [html("span", {}, [lab.text("nearer.gap")]), gap]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const [{ n, state }, readings] = [scene, lab.reads.now()];
      // Where it is away, other labels are on show.
      const known = !root.hidden && Math.max(label, near, far) < n;
      text(
        title,
        known
          ? lab.text("nearer.name", { label: state.labels[label], near: state.labels[near], far: state.labels[far] })
          : "",
      );
      for (const { other, name, value } of rows) {
        text(name, known ? lab.text("nearer.cosine", { label: state.labels[label], other: state.labels[other] }) : "");
        const cosine = readings[`cos:${label}-${other}`];
        readout(value, cosine, fixed(cosine));
      }
      // what is shown adds up
      const [one, two] = rows.map(({ other }) => Number(readings[`cos:${label}-${other}`]?.toFixed(2)));
      readout(gap, readings.gap, signed(one - two));
    },
  };
}

/**
 * Labels to be put in an order: some input gives it, and its region is lit; or none does, and lines say why.
 * @param {object} _spec @param {Lab} lab
 */
export function orderPanel(_spec, lab) {
  const visit = /** @type {import("./types.js").Order} */ (lab.visit);
  const list = html("ol", { class: "order-items" });
  const [possible, count] = ["order-possible", "orders-tried"].map((name) => html("output", { "data-readout": name }));
  count.hidden = true;
  const verdict = html("p", { class: "order-verdict" }, [possible]);
  const root = html("section", { class: "panel order-asked" }, [
    html("h2", {}, [lab.text("order-asked.name")]),
    list,
    verdict,
    count,
  ]);
  /** @type {HTMLElement[]} by label */
  let items = [];
  let names = "";
  const light = lab.pointed.chooser();
  const put = (/** @type {number} */ label, /** @type {number} */ to) => {
    const order = visit.order(lab.scene);
    const last = order.length - 1;
    visit.ask(movedTo(order, order.indexOf(label), Math.min(Math.max(to, 0), last)));
    lab.redraw();
    answer(root, () => possible.textContent ?? "");
  };
  const draw = (/** @type {Scene} */ scene) => {
    if (root.hidden || !lab.guided()) return light(null);
    const order = visit.order(scene);
    if (names !== scene.state.labels.join("\n")) {
      names = scene.state.labels.join("\n");
      items = scene.state.labels.map((_, label) =>
        itemOf(label, scene, lab, put, () => visit.order(lab.scene).indexOf(label), list),
      );
    }
    arrange(
      list,
      order.map((label) => items[label]),
    );
    order.forEach((label, k) =>
      set(
        items[label].children[0],
        "aria-label",
        lab.text("order-asked.item", { label: scene.state.labels[label], place: k + 1, all: order.length }),
      ),
    );
    const { "order-possible": can, "orders-tried": tried } = lab.reads.now();
    const [yes, no] = ["possible", "impossible"].map((each) =>
      lab.text(`order-asked.${each}`, { order: rankingName(order, scene.state.labels) }),
    );
    readout(possible, can, can ? yes : no);
    set(verdict, "data-longest", no);
    readout(count, tried, String(tried));
    set(root, "data-can", String(can === 1));
    light(lab.hides("order-possible") ? null : String(order));
  };
  return { root, draw, settled: draw };
}

/**
 * Bring the items into their order, all but the one that has the focus: without it the list, and the page, would be
 * shorter for a moment, and the page would scroll. @param {HTMLElement} list @param {HTMLElement[]} items
 */
function arrange(list, items) {
  if (items.every((item, k) => list.children[k] === item) && list.children.length === items.length) return;
  if (list.children.length !== items.length) return list.replaceChildren(...items);
  const still = Math.max(
    items.findIndex((item) => item.matches(":focus-within")),
    0,
  );
  items[still].before(...items.slice(0, still));
  items[still].after(...items.slice(still + 1));
}

/**
 * @param {number} label @param {Scene} scene @param {Lab} lab @param {(label: number, to: number) => void} put
 * @param {() => number} place @param {HTMLElement} list
 */
function itemOf(label, scene, lab, put, place, list) {
  const button = html("button", { type: "button", "data-order": label }, [
    chip(lab.tokens, label, scene.state.labels[label]),
  ]);
  const grip = html("span", { class: "order-grip", "aria-hidden": "true" });
  text(grip, "⠿");
  button.append(grip);
  const rowAt = (/** @type {number} */ y) => {
    const { top, height } = list.getBoundingClientRect();
    return Math.floor(((y - top) / height) * list.children.length);
  };
  // The list has the pointer: an item that changes its place would let go of it.
  button.addEventListener("pointerdown", (event) => {
    const over = new AbortController();
    const { signal } = over;
    list.setPointerCapture(event.pointerId);
    lab.start();
    list.addEventListener("pointermove", ({ clientY }) => put(label, rowAt(clientY)), { signal });
    list.addEventListener("lostpointercapture", () => (over.abort(), lab.settle(false)), { signal });
    button.focus({ preventScroll: true });
    event.preventDefault();
  });
  button.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    put(label, place() + step);
    event.preventDefault();
  });
  return html("li", {}, [button]);
}

const SAME = 1e-9;

/**
 * What can be said of a softmax's rankings in one sentence, spoken once a move has settled. @param {object} _spec
 * @param {{text: Text}} lab
 */
export function rankingsSentencePanel(_spec, { text }) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, text));
}

/** @param {Scene} scene @param {Text} text */
export function sentence(scene, text) {
  const { after, meter, n, state } = scene;
  const { now, gone, fresh, twins, never } = feasibleRankings(scene);
  const zero = after.rows.flatMap((row, k) => (norm(row) === 0 ? [k] : []));
  const cosinesStay = meter.maxDcos <= SAME && !zero.length;
  const listStays = !gone.length && !fresh.length;
  const key = meter.same ? (cosinesStay ? "same" : "gauge") : listStays ? "kept" : cosinesStay ? "lengths" : "changed";
  const name = (/** @type {readonly number[]} */ list) => list.map((k) => state.labels[k]);
  const values = {
    feasible: counted(now.length),
    all: counted(orders(n)),
    gone: gone.length,
    fresh: fresh.length,
    changed: meter.changed,
    points: meter.points,
    dp: magnitude(meter.maxDp),
    dcos: fixed(meter.maxDcos),
    twins: name(twins ?? []),
    never: name(never),
    zero: name(zero),
  };
  const parts = twins
    ? ["twins"]
    : [
        "says",
        key,
        ...(zero.length ? ["zero"] : []),
        ...(never.length ? [never.length === 1 ? "never-one" : "never"] : []),
      ];
  return joined(parts.map((part) => text(`rankings-sentence.${part}`, values)));
}
