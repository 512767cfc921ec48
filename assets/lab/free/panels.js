/**
 * What every surface has for free play besides its own panels: things to try, and challenges.
 *
 * @typedef {{
 *   text: import("../text.js").Text, schema: import("../codec.js").Field[], defaults: import("../codec.js").State,
 *   change: (change: Record<string, any>) => void, scene: {state: import("../codec.js").State}, reads: import("../readings.js").Reads,
 * }} Free what such a panel needs of its surface; change: sets fields as one move of the reader's
 * @typedef {{root: HTMLElement, draw: () => void, settled?: () => void}} FreePanel
 */

import { goalsPanel } from "./goals.js";
import { triesPanel } from "./tries.js";

export const FREE = { goals: goalsPanel, tries: triesPanel };

/** The panels of a surface that lays itself out. @param {readonly {type: string}[]} specs @param {Free} lab @returns {FreePanel[]} */
export function freePanels(specs, lab) {
  return specs.map((spec) => {
    const panel = /** @type {Record<string, (spec: any, lab: Free) => FreePanel>} */ (FREE)[spec.type](spec, lab);
    panel.root.setAttribute("data-panel", spec.type);
    return panel;
  });
}
