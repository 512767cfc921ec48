/** Which rankings can occur and which cannot, live; an entry and its region light up together. */

import { html, set, svg, text } from "../../lab/dom.js";
import { colour, marker } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { rankingRegions } from "../../lab/maths/patterns.js";
import { orders, rankingOf, whyNot } from "../../lab/maths/orders.js";
import { counted, fixed } from "../../lab/numbers.js";
import { listsPanel, joinedText } from "../../plane/lists.js";
import { feasibleRankings, impossibleAmong, rankingName, rankingOfKey, shortRanking } from "./rankings.js";
/** @import {Lab, Scene} from "../../plane/types.js" */

/** Of more, the first; of what is impossible with more than five labels, a sample. */
const LISTED = 60;
const SAMPLED = 24;
const LETTERS = 18;
const EVERYTHING = { x0: -1, x1: 1, y0: -1, y1: 1 };

/** @param {object} _spec @param {Lab} lab */
export function rankingsPanel(_spec, lab) {
  return listsPanel(lab, {
    words: "rankings",
    class: "panel label-sets rankings-lists",
    attribute: "data-ranking",
    note: "generic",
    make: () => [
      svg("svg", { width: 12, height: 12, "aria-hidden": "true" }, [svg("path", { class: "marker" })]),
      html("span"),
    ],
    dress: (button, key, labels) => dress(button, rankingOfKey(key), labels, lab),
    regionOf: ({ after }, key) => rankingRegions(after.rows, EVERYTHING).find(({ ranking }) => String(ranking) === key),
    because: (scene, key) => because(scene, key, lab),
    view: (scene) => viewOf(scene, lab),
  });
}

/**
 * The first label's marker, and as much of the ranking as there is room for. @param {Element} button
 * @param {number[]} ranking @param {readonly string[]} labels @param {Lab} lab
 */
function dress(button, ranking, labels, { tokens }) {
  const name = rankingName(ranking, labels);
  set(button, "aria-label", name);
  set(button, "title", name);
  const [picture, label] = button.children;
  set(picture.children[0], "d", markerPath(marker(tokens, ranking[0]), 6, 6, 4));
  set(picture.children[0], "fill", colour(tokens, ranking[0]));
  text(label, shortRanking(ranking, labels, LETTERS));
}

/** @param {Scene} scene @param {Lab} lab @returns {import("../../plane/types.js").View} */
function viewOf(scene, lab) {
  const { n, state } = scene;
  const feasible = feasibleRankings(scene);
  const { now, gone, fresh, twins } = feasible;
  const cannot = impossibleAmong(scene.after.rows, feasible, n > 5 ? SAMPLED : Infinity);
  const { order, tie } = rankingOf(scene.after.rows, state.probe);
  const unlisted = now.length - LISTED;
  const impossible = orders(n) - now.length;
  const rest = impossible - cannot.length;
  const [a, b] = (twins ?? []).map((k) => state.labels[k]);
  const key = twins
    ? "rankings.generic-twins"
    : now.length < n * (n - 1)
      ? "rankings.generic-fewer"
      : "rankings.generic";
  return {
    feasible: {
      ...listed(now.slice(0, LISTED), fresh, now.length),
      shown: `${counted(now.length)} ${lab.text("rankings.of")} ${counted(orders(n))}`,
      more: joinedText(
        unlisted > 0 && lab.text("rankings.more", { count: counted(unlisted) }),
        fresh.length > 0 && lab.text("rankings.fresh", { count: fresh.length }),
      ),
    },
    impossible: {
      ...listed(cannot, gone, impossible),
      shown: counted(impossible),
      more: joinedText(
        rest > 0 && !twins && lab.text("rankings.sample", { count: counted(rest) }),
        gone.length > 0 && lab.text("rankings.gone", { count: gone.length }),
      ),
    },
    here: tie ? null : String(order),
    note: lab.text(key, { count: n * (n - 1), n, ...(twins ? { a, b } : {}) }),
  };
}

/** @param {number[][]} rankings @param {number[][]} changed @param {number} count */
function listed(rankings, changed, count) {
  return { keys: rankings.map(String), changed: new Set(changed.map(String)), count };
}

/** Why a ranking is impossible; null where it is not. @param {Scene} scene @param {string} key @param {Lab} lab */
function because(scene, key, lab) {
  const ranking = rankingOfKey(key);
  const { keys, twins } = feasibleRankings(scene);
  return twins || keys.has(key) || ranking.length !== scene.n ? null : explained(scene, ranking, lab);
}

/** In words, why no input gives a ranking. @param {Scene} scene @param {readonly number[]} ranking @param {Lab} lab */
export function explained({ after, state: { labels } }, ranking, lab) {
  const proof = whyNot(after.rows, ranking);
  if (!proof) return lab.text("rankings.why-thin");
  const wanted = proof.steps.map(([a, b]) => lab.text("rankings.above", { a: labels[a], b: labels[b] }));
  const sum = proof.steps
    .map(([a, b], k) => `${fixed(proof.weights[k])} (w(${labels[a]}) − w(${labels[b]}))`)
    .join(" + ");
  return lab.text("rankings.why", { wanted, sum });
}
