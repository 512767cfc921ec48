/** Which answers to an exercise are wrong, by what is read now. @import {Bar} from "./types.js" */

import { html } from "../../lab/dom.js";
import { holds } from "../../lab/story/machine.js";

/**
 * @param {string} caption @param {Bar[]} bars
 * @param {{true?: string, bins?: boolean, first?: Bar[], rounds?: string[]}} [how] true: what is said of the one that
 * is true; bins: whether they are of a number; first: the same bars of a round before, where there was one; rounds:
 * what the two are called
 */
export function histogramOf(caption, bars, { true: right = "", bins = false, first = [], rounds = [] } = {}) {
  const most = Math.max(1, ...[...first, ...bars].map(({ count }) => count));
  const kinds = [bins && "bins", first.length > 0 && "rounds"].filter(Boolean);
  const bar = (/** @type {number} */ count, round = "") =>
    html("td", { class: `count ${round}` }, [
      html("span", { class: "bar-line", style: `width: ${(80 * count) / most}%` }),
      html("span", {}, [String(count)]),
    ]);
  const heads = rounds.map((each) => html("th", { scope: "col" }, [each]));
  return html("table", { class: ["histogram", ...kinds].join(" ") }, [
    html("caption", {}, [caption]),
    ...(first.length ? [html("thead", {}, [html("tr", {}, [html("td"), ...heads])])] : []),
    html(
      "tbody",
      {},
      bars.map((each, k) =>
        html("tr", { "data-true": String(each.true ?? false) }, [
          html("th", { scope: "row" }, [
            each.title,
            ...(each.true ? [html("b", {}, [each.exactly ? ` ✓ ${each.exactly}` : right])] : []),
          ]),
          ...(first.length ? [bar(first[k].count, "first")] : []),
          bar(each.count),
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
