/**
 * What Python tells of its page, in the strip: the numbers that have a name, and, unseen, whatever else a
 * sentence quotes. A part of the page stands here with the readings that it tells.
 *
 * @typedef {{kind: string, name: string, readings: string[]}} Part
 */

import { html, readout } from "../dom.js";

/** @param {readonly Part[]} parts @param {import("../text.js").Text} text @param {import("./machine.js").Story} story */
export function createNumbers(parts, text, story) {
  const used = new Set(story.beats.flatMap(({ bet, goal }) => [...(bet?.about ?? []), ...goal.map(([reading]) => reading)]));
  /** @type {Map<string, HTMLElement>} */
  const outputs = new Map();
  const sections = parts.map(({ kind, name, readings }) => {
    const fresh = readings.filter((reading) => !outputs.has(reading));
    const rows = fresh.map((reading) => {
      const output = html("output", { "data-readout": reading });
      outputs.set(reading, output);
      const named = text.has(`number.${reading}`);
      const label = named ? [html("span", {}, [text(`number.${reading}`)])] : [];
      return html("p", { class: "number", ...(used.has(reading) ? { "data-used": "" } : {}), ...(named ? {} : { hidden: "" }) }, [...label, output]);
    });
    return html("section", { "data-panel": kind, "aria-label": name }, rows);
  });
  return {
    root: html("div", { class: "numbers" }, sections),
    /** @param {Record<string, [number | null, string]>} told */
    draw: (told) => {
      for (const [name, [value, shown]] of Object.entries(told)) {
        const output = outputs.get(name);
        if (output) readout(output, value, shown);
      }
    },
  };
}
