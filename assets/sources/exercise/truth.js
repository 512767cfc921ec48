/** Which answers to an exercise are wrong, by what is read now. @import {Bar} from "./types.js" */

import { html } from "../../lab/dom.js";
import { holds } from "../../lab/story/machine.js";

/**
 * @param {string} caption @param {Bar[]} bars
 * @param {{true?: string, bins?: boolean}} [how] true: what is said of the one that is true; bins: whether they are of
 * a number
 */
export function histogramOf(caption, bars, { true: right = "", bins = false } = {}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return html("table", { class: bins ? "histogram bins" : "histogram" }, [
    html("caption", {}, [caption]),
    html(
      "tbody",
      {},
      bars.map((bar) =>
        html("tr", { "data-true": String(bar.true ?? false) }, [
          html("th", { scope: "row" }, [
            bar.title,
            ...(bar.true ? [html("b", {}, [bar.exactly ? ` ✓ ${bar.exactly}` : right])] : []),
          ]),
          html("td", { class: "count" }, [
            html("span", { class: "bar-line", style: `width: ${(80 * bar.count) / most}%` }),
            html("span", {}, [String(bar.count)]),
          ]),
        ]),
      ),
    ),
  ]);
}

/**
 * Readings as a page describes them, as numbers. @param {Record<string, string>} readings
 * @returns {import("../../lab/story/types.js").Readings}
 */
export const numbered = (readings) =>
  Object.fromEntries(
    Object.entries(readings).map(([name, value]) => [
      name,
      { value: value === "" ? null : Number(value), shown: value },
    ]),
  );

/**
 * Whether an answer, a choice by its number or a number as it was bet, is wrong; null where what is true is undefined.
 * @param {import("./types.js").Exercise} exercise @param {import("../../lab/story/types.js").Readings} readings
 * @returns {((answer: string | number) => boolean) | null}
 */
export function wrongBy({ choices, scale }, readings) {
  if (scale) {
    const truth = Object.hasOwn(readings, scale.reading) ? readings[scale.reading].value : null;
    return truth === null ? null : (answer) => Math.abs(Number(answer) - truth) > scale.within;
  }
  const truth = choices.findIndex((choice) => holds([choice.holds], readings));
  return truth < 0 ? null : (answer) => Number(answer) !== truth;
}
