/**
 * Words that people have rated with one word, in people's order, each at its cosine with it, as more and more of the
 * mean of all words is subtracted: where the model agrees, the line through them never turns back.
 *
 * @import {NormsLab, Scene} from "./types.js"
 */

import { html, set, sized, svg, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { cosinesLess, orderOf } from "./order.js";
import { subtractedStrip } from "./subtracted.js";
import { valuesOf } from "./values.js";

const [LEFT, RIGHT, ROW, DOT] = [9.4, 4.6, 2, 6]; // in letters, but for the dot
const [LOW, HIGH] = [-0.2, 1];

/** @param {object} _spec @param {NormsLab} lab */
export function ratedPairsPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 760, height: 16, letter: 14 };
  const values = valuesOf(lab, "order");
  const [was, line, dots] = ["was", "line", "dots"].map((name) => svg("path", { class: name }));
  const labels = svg("g");
  const strip = subtractedStrip(lab, "subtracted");
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("rated-pairs") }, [
    ...[was, line, dots, labels],
  ]);
  const across = (/** @type {number} */ share) =>
    (LEFT + share * (size.width / size.letter - LEFT - RIGHT)) * size.letter;
  const at = (/** @type {number} */ cosine, /** @type {number} */ row) => [
    across((cosine - LOW) / (HIGH - LOW)),
    (row + 0.6) * rowOf(size.letter),
  ];
  const draw = (/** @type {Scene} */ scene) => {
    const order = orderOf(scene);
    values.draw(scene);
    strip.draw(scene);
    if (!order?.words.length) return;
    const { amount } = scene.state;
    const letters = getComputedStyle(labels.firstElementChild ?? labels); // larger on a wall
    size.letter = parseFloat(letters.fontSize) || size.letter;
    const [before, now] = [0, amount].map((share) => cosinesLess(order, share).map(at));
    const joined = (/** @type {number[][]} */ points) =>
      `M${points.map((each) => each.map(Math.round).join(" ")).join("L")}`;
    const [rows, cosines] = [order.words.map((word) => scene.source.names[word]), cosinesLess(order, amount)];
    set(stage, "style", `height:${rows.length * rowOf(size.letter)}px`);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(was, "d", joined(before));
    set(line, "d", joined(now));
    set(
      dots,
      "d",
      now
        .map(([x, y]) => `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`)
        .join(""),
    );
    written(labels, rows, cosines, size);
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "panel rated-pairs", "aria-label": says("rated-pairs") }, [
      html("h2", {}, [says("rated-pairs")]),
      stage,
      strip.root,
      values.root,
    ]),
    draw,
  };
}

/** A row's height, for letters of this size: close on a wall, where ten have to be seen. @param {number} letter */
const rowOf = (letter) => Math.max(1.25 * letter, Math.min(ROW * letter, 28));

/**
 * The word of each row at its left end, its cosine at the right one. @param {Element} labels @param {string[]} rows
 * @param {number[]} cosines @param {{width: number, letter: number}} size
 */
function written(labels, rows, cosines, { width, letter }) {
  while (labels.childElementCount < 2 * rows.length) labels.append(svg("text", { class: "row" }));
  rows.forEach((row, k) =>
    [`${k + 1}  ${row}`, fixed(cosines[k])].forEach((content, end) => {
      const label = labels.children[2 * k + end];
      set(label, "x", end ? width : 0);
      set(label, "text-anchor", end ? "end" : null);
      set(label, "y", (k + 0.6) * rowOf(letter) + 0.36 * letter);
      text(label, content);
    }),
  );
}
