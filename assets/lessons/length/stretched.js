/**
 * How many lists of ten a word is in, by its length: by dot product or by cosine; the arrow under the curves is pulled.
 */

import { choiceRow } from "../../lab/widgets.js";
import { html, put, readout, set, sized, svg, tells, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { counted, fixed } from "../../lab/numbers.js";
import { createNumbers } from "./axes.js";
import { createList } from "./one_list.js";
import { SENTENCES } from "./readings.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../../lab/types.js").Lab<Scene>} LengthLab */

const [SIDE, TOP, FOOT, LAST] = [72, 16, 64, 8]; // at the side: numbers for a wall
/** From a handle's middle to what it tells. */
const BESIDE = 16;

/**
 * @param {LengthLab} lab @param {string[]} names of readings
 * @param {Record<string, (scene: Scene) => string>} [sentences] those that words say
 */
export function valuesOf({ text: says, reads }, names, sentences = {}) {
  const all = [...names, ...Object.keys(sentences)];
  const outputs = all.map((name) => html("output", { "data-readout": name }));
  const rows = names.map((name, at) =>
    html("div", {}, [html("dt", {}, [says(`value-${name}`)]), html("dd", {}, [outputs[at]])]),
  );
  return {
    root: html("div", {}, [html("dl", {}, rows), html("p", { hidden: "" }, outputs.slice(names.length))]),
    draw: (/** @type {Scene} */ scene) => {
      const readings = reads.now();
      all.forEach((name, at) => {
        const about = reads.about(name);
        readout(
          outputs[at],
          readings[name] ?? null,
          sentences[name]?.(scene) ??
            (about?.unit === "count" ? counted(Number(readings[name])) : fixed(readings[name], about?.digits)),
        );
      });
    },
  };
}

/** @param {object} _spec @param {LengthLab} lab */
export function stretchedPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 620, height: 340 };
  const values = valuesOf(lab, ["dot-lists", "cosine-lists"], {
    "stretched-word": SENTENCES["stretched-word"],
    ...Object.fromEntries(["count", "listed"].map((name) => [name, () => counted(Number(lab.reads.now()[name]))])),
  });
  const [numbers, axis, arrow, dot, cosine, now] = [
    createNumbers(),
    ...["axis", "arrow", "curve dot", "curve cosine", "now"].map((name) => svg("path", { class: name })),
  ];
  let far = 0;
  for (const each of [dot, now]) tells(each, "dot-lists");
  tells(cosine, "cosine-lists");
  tells(numbers.up, "dot-lists"); // an axis to thousands would give it away
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("stretched") }, [
    axis,
    numbers.across,
    numbers.up,
    cosine,
    dot,
    now,
    arrow,
    svg("text", { class: "title", x: SIDE + 6, y: TOP + 22 }, [says("axis-lists")]),
  ]);
  const most = lab.field("factor").high;
  const x = (/** @type {number} */ factor) => SIDE + (factor / most) * (size.width - 2 * SIDE);
  const grip = createGrip(stage, lab, {
    ...{ name: "tip", label: says("handle-tip"), field: "factor", size, ends: 18 }, // which looks the same on a phone
    pixelOf: (factor) => [x(factor), size.height - FOOT / 2],
    valueAt: ([at]) => ((at - SIDE) / (size.width - 2 * SIDE)) * most,
  });
  const told = svg("text", { class: "title" });
  stage.append(grip.root, told);
  const by = choiceRow(
    lab,
    "by",
    ["dot", "cosine"].map((name, at) => ({ title: says(`legend-${name}`), change: { by: at } })),
  );
  const entered = html("p", { class: "entered" });
  const list = createList(lab);
  const draw = (/** @type {Scene} */ scene) => {
    const { word, inLists, state, source } = scene;
    const [base, tall, line] = [size.height - FOOT, size.height - FOOT - TOP, size.height - FOOT / 2];
    const y = (/** @type {number} */ lists) => base - (lists / source.names.length) * tall;
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(axis, "d", `M${SIDE} ${TOP}V${base}H${size.width - SIDE}M${x(1)} ${base}v6`);
    // a step draws as far as it has been pulled
    far = lab.guided() ? Math.max(lab.hides("dot-lists") ? 0 : far, state.factor) : most;
    const steps = Array.from(
      word.at.filter((at) => at < far),
      (at, k) => `H${x(at).toFixed(1)}V${y(k + 1).toFixed(1)}`,
    );
    set(dot, "d", `M${SIDE} ${base}${steps.join("")}H${x(far).toFixed(1)}`);
    set(cosine, "d", `M${SIDE} ${y(word.cosine).toFixed(1)}H${x(most)}`);
    set(now, "d", `M${x(state.factor).toFixed(1)} ${base}V${y(state.by ? word.cosine : inLists).toFixed(1)}H${SIDE}`);
    set(stage, "data-by", state.by);
    numbers.draw(x, y, [most, source.names.length], SIDE, says("factor"), 60);
    by.draw(scene);
    set(arrow, "d", `M${SIDE} ${line}H${x(state.factor).toFixed(1)}m-12 -7l12 7l-12 7`);
    grip.draw(
      [x(state.factor), line],
      says("handle-tip-value", { factor: fixed(state.factor), word: source.names[word.row] }),
    );
    put(told, [x(state.factor) + BESIDE, line + 5]);
    text(told, fixed(state.factor));
    const last = word.whose
      .slice(Math.max(0, inLists - LAST), inLists)
      .reverse()
      .map((row) => source.names[row]);
    text(
      entered,
      state.by ? says("entered-cosine") : last.length ? says("entered", { words: last }) : says("entered-none"),
    );
    list.draw(scene);
    values.draw(scene);
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "panel drawn", "aria-label": says("stretched") }, [
      html("div", {}, [by.root, stage, list.root]),
      html("div", {}, [values.root, tells(entered, "dot-lists")]),
    ]),
    draw,
  };
}
