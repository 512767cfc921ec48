/** Which rankings can occur and which cannot, live; an entry and its region light up together. */

import { html, keep, readout, set, svg, text } from "../../lab/dom.js";
import { colour, marker } from "../../lab/looks.js";
import { markerPath } from "../../lab/markers.js";
import { rankingRegions } from "../../lab/maths/patterns.js";
import { orders, rankingOf, whyNot } from "../../lab/maths/rankings.js";
import { counted, fixed } from "../../lab/numbers.js";
import { feasibleRankings, impossibleAmong, rankingName, rankingOfKey, shortRanking } from "./rankings.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** Of more, the first; of what is impossible with more than five labels, a sample. */
const LISTED = 60;
const SAMPLED = 24;
const LETTERS = 18;
const EVERYTHING = { x0: -1, x1: 1, y0: -1, y1: 1 };

/** @param {object} _spec @param {Lab} lab */
export function rankingsPanel(_spec, lab) {
  const feasible = list(lab.text("rankings.feasible"), "feasible");
  const impossible = list(lab.text("rankings.impossible"), "impossible");
  const generic = html("p", { class: "caption", "data-note": "generic" });
  const why = html("p", { class: "why", "data-note": "why" });
  const root = html("section", { class: "panel label-sets rankings-lists", "aria-label": lab.text("rankings.name") }, [feasible.root, generic, impossible.root, why]);
  /** @type {Scene} */
  let scene;

  const light = () => {
    for (const { entries } of [feasible, impossible]) {
      for (const entry of entries) set(entry.children[0], "data-pointed", String(entry.getAttribute("data-ranking") === lab.pointed.key));
    }
    text(why, because(lab.pointed.key));
  };
  /** Why the ranking pointed at is impossible; how to ask where none is. @param {string | null} key */
  const because = (key) => {
    const ranking = key === null ? [] : rankingOfKey(key);
    const { keys, twins } = feasibleRankings(scene);
    if (key === null || twins || keys.has(key) || ranking.length !== scene.n) return lab.text("rankings.why-hint");
    return explained(scene, ranking, lab);
  };
  lab.pointed.listen(light);

  /** @param {string} title @param {string} name */
  function list(title, name) {
    const count = html("output", { "data-readout": `${name}-count`, "aria-live": "off" });
    const items = html("ul", { class: `sets ${name}` });
    const more = html("p", { class: "caption", "data-note": `${name}-more` });
    return { root: html("div", {}, [html("h2", {}, [`${title} `, count]), items, more]), count, items, more, entries: /** @type {HTMLElement[]} */ ([]) };
  }
  const entry = () => {
    const shape = svg("path", { class: "marker" });
    const picture = svg("svg", { width: 12, height: 12, "aria-hidden": "true" }, [shape]);
    const button = html("button", { type: "button" }, [picture, html("span")]);
    const item = html("li", {}, [button]);
    lab.pointed.from(button, () => item.getAttribute("data-ranking"));
    button.addEventListener("click", () => visit(lab, item.getAttribute("data-ranking") ?? ""));
    return item;
  };
  /** @param {ReturnType<typeof list>} held @param {number[][]} rankings @param {readonly number[][]} changed @param {string | null} here */
  const fill = (held, rankings, changed, here) => {
    const marked = new Set(changed.map(String));
    const names = scene.state.labels.join("\n");
    keep(held.items, held.entries, rankings.length, entry);
    rankings.forEach((ranking, k) => {
      const item = held.entries[k];
      const key = String(ranking);
      set(item, "data-changed", String(marked.has(key)));
      set(item, "data-here", String(key === here));
      if (item.dataset.key === `${key} ${names}`) return;
      item.dataset.key = `${key} ${names}`;
      set(item, "data-ranking", key);
      const name = rankingName(ranking, scene.state.labels);
      set(item.children[0], "aria-label", name);
      set(item.children[0], "title", name);
      const [picture, shown] = item.children[0].children;
      set(picture.children[0], "d", markerPath(marker(lab.tokens, ranking[0]), 6, 6, 4));
      set(picture.children[0], "fill", colour(lab.tokens, ranking[0]));
      text(shown, shortRanking(ranking, scene.state.labels, LETTERS));
    });
  };
  return {
    root,
    draw: (/** @type {Scene} */ next) => {
      scene = next;
      const { n, state } = scene;
      const found = feasibleRankings(scene);
      const { now, gone, fresh, twins } = found;
      const cannot = impossibleAmong(scene.after.rows, found, n > 5 ? SAMPLED : Infinity);
      const { order, tie } = rankingOf(scene.after.rows, state.probe);
      fill(feasible, now.slice(0, LISTED), fresh, tie ? null : String(order));
      fill(impossible, cannot, gone, null);
      readout(feasible.count, now.length, `${counted(now.length)} ${lab.text("rankings.of")} ${counted(orders(n))}`);
      readout(impossible.count, orders(n) - now.length, counted(orders(n) - now.length));
      const unlisted = now.length - LISTED;
      const left = orders(n) - now.length - cannot.length;
      text(feasible.more, told(unlisted > 0 && lab.text("rankings.more", { count: counted(unlisted) }), fresh.length > 0 && lab.text("rankings.fresh", { count: fresh.length })));
      text(impossible.more, told(left > 0 && !twins && lab.text("rankings.sample", { count: counted(left) }), gone.length > 0 && lab.text("rankings.gone", { count: gone.length })));
      const [a, b] = (twins ?? []).map((k) => state.labels[k]);
      const key = twins ? "rankings.generic-twins" : now.length < n * (n - 1) ? "rankings.generic-fewer" : "rankings.generic";
      text(generic, lab.text(key, { count: n * (n - 1), n, ...(twins ? { a, b } : {}) }));
      light();
    },
  };
}

/** In words, why no input gives a ranking. @param {Scene} scene @param {readonly number[]} ranking @param {Lab} lab */
export function explained({ after, state: { labels } }, ranking, lab) {
  const proof = whyNot(after.rows, ranking);
  if (!proof) return lab.text("rankings.why-thin");
  const wanted = proof.steps.map(([a, b]) => lab.text("rankings.above", { a: labels[a], b: labels[b] })).join(", ");
  const sum = proof.steps.map(([a, b], k) => `${fixed(proof.weights[k])} (w(${labels[a]}) − w(${labels[b]}))`).join(" + ");
  return lab.text("rankings.why", { wanted, sum });
}

/** @param {...(string | false)} parts */
function told(...parts) {
  return parts.filter(Boolean).join(" ");
}

/** Put the probe where a ranking is the answer; stay where none is. @param {Lab} lab @param {string} key */
export function visit(lab, key) {
  const { after, state } = lab.scene;
  const region = rankingRegions(after.rows, EVERYTHING).find(({ ranking }) => String(ranking) === key);
  if (!region) return;
  const [angle, length] = [(region.from + region.to) / 2, Math.hypot(...state.probe) || 1];
  lab.move(() => ({ probe: [length * Math.cos(angle), length * Math.sin(angle)] }));
  lab.settle(false);
}
