/** The lists of neighbours before and after. @import {Near, NormsLab, Scene} from "./types.js" */

import { csv } from "../../lab/csv.js";
import { html, readout, set, svg, text } from "../../lab/dom.js";
import { spokenSentence } from "../../lab/live_region.js";
import { counted, fixed } from "../../lab/numbers.js";
import { readings } from "./readings.js";
import { LISTED, outside } from "./scene.js";
import { valuesOf } from "./values.js";
import { joined } from "../../lab/text.js";

/**
 * The ten nearest before and after, with a line from each word's place to its new one. @param {object} _spec
 * @param {NormsLab} lab
 */
export function listsPanel(_spec, lab) {
  const { text: says, host } = lab;
  const values = valuesOf(lab, "lists");
  const [left, right] = [listOf("left"), listOf("right")];
  const lines = Array.from({ length: LISTED }, () => svg("line", { x1: 0, x2: 100, class: "stays" }));
  const picture = svg(
    "svg",
    { viewBox: `0 0 100 ${LISTED}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    lines,
  );
  const about = html("p", { class: "caption about" });
  const root = html("section", { class: "panel lists", "aria-label": says("lists") }, [
    left.root,
    picture,
    right.root,
    values.root,
    about,
  ]);
  host.bus.listen(
    "numbers",
    (give) => {
      if (!lab.guided() && lab.scene.now.length)
        give({
          tables: [
            { key: "neighbours", label: says("csv-lists"), title: says("lists"), text: () => tableOf(lab.scene, says) },
          ],
        });
    },
    host.gone,
  );
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { was, now, shown: view } = scene;
      values.draw(scene);
      set(root, "data-single", view.remedy === "raw" && view.measure === "cosine" ? "" : null);
      set(root, "data-empty", now.length ? null : "");
      text(left.head, says("after-raw", { measure: says("measure-cosine") }));
      text(right.head, titleOf(scene, says));
      text(about, aboutOf(scene, says));
      lines.forEach((line, at) => {
        const { to = 0 } = was[at] ?? {};
        set(line, "y1", at + 0.5);
        set(line, "y2", to - 0.5);
        set(line, "visibility", outside(to) ? "hidden" : null);
      });
      left.rows.forEach((row, at) =>
        row.draw(was[at], (near) => (outside(near.to) ? `→ #${counted(near.to)}` : ""), ""),
      );
      const digits = digitsOf(now);
      right.rows.forEach((row, at) =>
        row.draw(
          now[at],
          (near) => (outside(near.from) ? `#${counted(near.from)} →` : ""),
          now[at] ? fixed(now[at].score, digits) : "",
        ),
      );
    },
  };
}

/** What the second list is called. @param {Scene} scene @param {import("../../lab/types.js").Text} says */
const titleOf = ({ shown: view, state }, says) =>
  says(`after-${view.remedy}`, { measure: says(`measure-${view.measure}`), k: state.k });

/**
 * What the remedy does and does not do, and any measure but the cosine. @param {Scene} scene
 * @param {import("../../lab/types.js").Text} says
 */
const aboutOf = ({ shown: view }, says) =>
  joined([
    says(`about-remedy-${view.remedy}`),
    ...(view.measure === "cosine" ? [] : [says(`about-measure-${view.measure}`)]),
  ]);

/** Decimals that the scores need. @param {Near[]} now */
function digitsOf(now) {
  const top = Math.max(0, ...now.map(({ score }) => Math.abs(score)));
  return top < 10 ? 3 : top < 1000 ? 2 : 0;
}

/** All words of either list. @param {Scene} scene @param {import("../../lab/types.js").Text} says */
function tableOf({ was, now }, says) {
  const gone = was.filter(({ to }) => outside(to));
  const move = (/** @type {Near} */ { from, to }) => (outside(to) ? "leaves" : outside(from) ? "enters" : "stays");
  const heads = ["word", "place-before", "place-after", "score-after", "move"].map((name) => says(`column-${name}`));
  return csv([
    heads,
    ...[...now, ...gone].map((each) => [
      each.word,
      each.from,
      each.to,
      outside(each.to) ? null : each.score,
      says(`move-${move(each)}`),
    ]),
  ]);
}

/** @param {"left" | "right"} side */
function listOf(side) {
  const head = html("h2");
  const rows = Array.from({ length: LISTED }, (_, at) => rowOf(side, at));
  const root = html("div", { class: side }, [
    head,
    html(
      "ol",
      {},
      rows.map((row) => row.root),
    ),
  ]);
  return { root, head, rows };
}

/**
 * A word, and where it was or goes if that is no place of the list. @param {"left" | "right"} side @param {number} at
 */
function rowOf(side, at) {
  const name =
    side === "right"
      ? html("output", { class: "name", "data-readout": `near:${at}` })
      : html("span", { class: "name" });
  const [moved, score] = [html("small"), html("small", { class: "score" })];
  const root = html("li", {}, [name, moved, score]);
  return {
    root,
    /** @param {Near | undefined} near @param {(near: Near) => string} placed @param {string} scored */
    draw: (near, placed, scored) => {
      const place = near ? placed(near) : "";
      if (side === "right") readout(name, null, near?.word ?? "");
      else text(name, near?.word ?? "");
      text(moved, place);
      text(score, scored);
      set(root, "data-moved", place ? "" : null);
    },
  };
}

/**
 * What the page shows now, in one sentence, spoken politely once a move has settled. @param {object} _spec
 * @param {NormsLab} lab
 */
export function sentencePanel(_spec, { text: says }) {
  return spokenSentence((/** @type {Scene} */ scene) => {
    const { entered } = readings(scene);
    if (entered === null) return says("view-loads");
    return says("say", { model: scene.model.title, query: scene.word, remedy: titleOf(scene, says), entered });
  });
}
