/** What a story's buttons do. */

import { GREATEST, MEAN } from "./scene.js";

/** @type {Record<string, Partial<import("./scene.js").State>>} */
export const ACTIONS = {
  "keep-greatest": { pool: GREATEST },
  "keep-mean": { pool: MEAN },
  "mean-below-zero": { mu: -1 },
};
