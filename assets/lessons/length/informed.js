/**
 * Every word of the text: what it tells of its context, and its squared length; a line is drawn between those that tell
 * less and the others.
 */

import { html, set, sized, svg, tells } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed, percent } from "../../lab/numbers.js";
import { createNumbers } from "./axes.js";
import { valuesOf } from "./stretched.js";

/** @typedef {import("./scene.js").Scene} Scene */

const [EDGE, CEILING, BASE, RADIUS, ROOM] = [36, 12, 44, 2.2, 90];
/** What is asked for, and pixels from which a hand means it: on a phone one of them is some fifty words. */
const [HALF, NEAR] = [0.5, 4];
const NAMED = { and: 9, cubits: 20, verily: 5, bread: 5, quiet: -3 }; // how far below its dot
const READINGS = ["squared-cubits", "squared-and", "squared-quiet"];
const HALVES = ["less-squared", "more-squared"];

/**
 * Where words stand, and which part of them is left of a pixel; the last word lies far off.
 * @param {Scene["source"]["text"]} text @param {{width: number, height: number}} size
 */
function placesOf({ words, gain, squared, order }, size) {
  const gains = order.map((k) => gain[k]);
  const [low, high, most] = [gains[0], gains[gains.length - 2], Math.max(...squared)];
  const wide = () => size.width - 2 * EDGE - ROOM;
  const toX = (/** @type {number} */ gained) => EDGE + ((Math.min(gained, high) - low) / (high - low)) * wide();
  const cut = (/** @type {number} */ less) => toX(gains[Math.min(Math.round(less * gains.length), gains.length - 1)]);
  const toY = (/** @type {number} */ square) => size.height - BASE - (square / most) * (size.height - CEILING - BASE);
  return {
    ...{
      toX,
      toY,
      ends: /** @type {[number, number]} */ ([high, most]),
      last: { word: words[order[order.length - 1]], at: gains[gains.length - 1] },
    },
    /** @param {number} k */
    at: (k) => [toX(gain[k]), toY(squared[k])],
    cut,
    /** @param {number} x */
    lessAt: (x) =>
      Math.abs(x - cut(HALF)) < NEAR ? HALF : gains.filter((each) => toX(each) < x).length / gains.length,
  };
}

/** @param {object} _spec @param {import("./stretched.js").LengthLab} lab */
export function informedPanel(_spec, lab) {
  const { text: says } = lab;
  const { text: source } = lab.scene.source;
  const size = { width: 620, height: 360 };
  const [axis, dots, cut] = ["axis", "dots", "cut"].map((name) => svg("path", { class: name }));
  const levels = HALVES.map((name) => tells(svg("path", { class: "level" }), name));
  const [names, numbers] = [svg("g", { class: "names" }), createNumbers()];
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("informed") }, [
    axis,
    numbers.across,
    numbers.up,
    svg("text", { class: "title", x: EDGE + 6, y: CEILING + 8 }, [says("axis-squared")]),
    tells(dots, "rho", ...READINGS),
    cut,
    ...levels,
    tells(names, "rho", ...READINGS),
  ]);
  const values = valuesOf(lab, ["less", ...HALVES, ...READINGS, "rho", "plain"]);
  const { toX, toY, ends, last, at, cut: cutAt, lessAt } = placesOf(source, size);
  const grip = createGrip(stage, lab, {
    ...{ name: "less", label: says("handle-less"), field: "less", size, ends: 7 },
    pixelOf: (less) => [cutAt(less), size.height - BASE],
    valueAt: ([x]) => lessAt(x),
  });
  stage.append(grip.root);
  const place = () => {
    numbers.draw(toX, toY, ends, EDGE, says("axis-gain"), 40, 26);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(axis, "d", `M${EDGE} ${CEILING}V${size.height - BASE}H${size.width - EDGE}`);
    set(
      dots,
      "d",
      source.words
        .map((_, k) => at(k))
        .map(
          ([x, y]) =>
            `M${(x - RADIUS).toFixed(1)} ${y.toFixed(1)}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`,
        )
        .join(""),
    );
    names.replaceChildren(
      ...Object.entries({ ...NAMED, [last.word]: 5 }).map(([word, down]) => {
        const [x, y] = at(source.words.indexOf(word));
        return svg("text", { x: (x + 5).toFixed(1), y: (y + down).toFixed(1) }, [
          word === last.word ? says("farther", { word, at: fixed(last.at, 1) }) : word,
        ]);
      }),
    );
  };
  const draw = (/** @type {Scene} */ scene) => {
    const { less } = scene.state;
    set(cut, "d", `M${cutAt(less).toFixed(1)} ${CEILING}V${size.height - BASE}`);
    const sides = [EDGE, cutAt(less), size.width - EDGE];
    [scene.less, scene.more].forEach((mean, k) => {
      const drawn = mean !== null && sides[k + 1] > sides[k];
      set(levels[k], "d", drawn ? `M${sides[k].toFixed(1)} ${toY(mean).toFixed(1)}H${sides[k + 1].toFixed(1)}` : "");
    });
    grip.draw([cutAt(less), size.height - BASE], says("handle-less-value", { less: percent(less) }));
    values.draw(scene);
  };
  sized(stage, size, () => [place(), draw(lab.scene)]);
  return {
    root: html("section", { class: "panel drawn", "aria-label": says("informed") }, [
      html("div", {}, [stage, html("p", { class: "caption" }, [says("informed")])]),
      values.root,
    ]),
    draw,
  };
}
