/**
 * Words that people have rated with one word, in people's order, each at its cosine with it, as more and more of the
 * mean of all words is subtracted: where the model agrees, the line through them never turns back.
 *
 * @import {NormsLab, Scene} from "./types.js"
 */

import { html, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed, percent } from "../../lab/numbers.js";
import { cosinesLess, orderOf } from "./order.js";
import { valuesOf } from "./values.js";

const [LEFT, RIGHT, ROW, TOP, FOOT, DOT] = [130, 64, 38, 24, 72, 7];
const [LOW, HIGH] = [-0.2, 1];

/** @param {object} _spec @param {NormsLab} lab */
export function ratedPairsPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 760, height: TOP + FOOT };
  const values = valuesOf(lab, "order");
  const [track, was, line, dots] = ["track", "was", "line", "dots"].map((name) => svg("path", { class: name }));
  const labels = svg("g");
  const ends = ["none", "all"].map((name) => svg("text", { class: "title" }, [says(`subtracted-${name}`)]));
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("rated-pairs") }, [
    ...[track, was, line, dots, labels, ...ends],
  ]);
  const across = (/** @type {number} */ share) => LEFT + share * (size.width - LEFT - RIGHT);
  const at = (/** @type {number} */ cosine, /** @type {number} */ row) => [
    across((cosine - LOW) / (HIGH - LOW)),
    TOP + row * ROW,
  ];
  const grip = createGrip(stage, lab, {
    ...{ name: "subtracted", label: says("value-amount"), field: "amount", size, ends: 7 },
    pixelOf: (share) => [across(share), size.height - FOOT / 2],
    valueAt: ([x]) => (x - LEFT) / (size.width - LEFT - RIGHT),
  });
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ scene) => {
    const order = orderOf(scene);
    values.draw(scene);
    if (!order?.words.length) return;
    const { amount } = scene.state;
    const [before, now] = [0, amount].map((share) => cosinesLess(order, share).map(at));
    const joined = (/** @type {number[][]} */ points) =>
      `M${points.map((each) => each.map(Math.round).join(" ")).join("L")}`;
    const [rows, cosines] = [order.words.map((word) => scene.source.names[word]), cosinesLess(order, amount)];
    set(stage, "style", `height:${TOP + rows.length * ROW + FOOT - ROW / 2}px`);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(track, "d", `M${across(0)} ${size.height - FOOT / 2}H${across(1)}`);
    set(was, "d", joined(before));
    set(line, "d", joined(now));
    set(
      dots,
      "d",
      now
        .map(([x, y]) => `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`)
        .join(""),
    );
    written(labels, rows, cosines, size.width);
    ends.forEach((end, k) => {
      set(end, "x", k ? size.width - 2 : across(k)); // on a wall it is wider than the room beside the line's end
      set(end, "text-anchor", k ? "end" : "middle");
      set(end, "y", size.height - 8);
    });
    grip.draw([across(amount), size.height - FOOT / 2], says("handle-subtracted-value", { share: percent(amount, 0) }));
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "panel rated-pairs", "aria-label": says("rated-pairs") }, [
      html("h2", {}, [says("rated-pairs")]),
      stage,
      values.root,
    ]),
    draw,
  };
}

/**
 * The word of each row at its left end, its cosine at the right one. @param {Element} labels @param {string[]} rows
 * @param {number[]} cosines @param {number} width
 */
function written(labels, rows, cosines, width) {
  while (labels.childElementCount < 2 * rows.length) labels.append(svg("text", { class: "row" }));
  rows.forEach((row, k) =>
    [`${k + 1}  ${row}`, fixed(cosines[k])].forEach((shown, end) => {
      const label = labels.children[2 * k + end];
      set(label, "x", end ? width - RIGHT + 14 : 0);
      set(label, "y", TOP + k * ROW + 5);
      text(label, shown);
    }),
  );
}
