/** What can be read off Home's scene. */

import { number, readingsOf } from "../../lab/readings.js";
import { MOVE, PROBE, REASON } from "../../plane/readings.js";

/** @type {import("../../lab/types.js").Declared<import("../../plane/types.js").Scene>} */
const OWN = {
  turned: number(({ pair }) => Math.abs((pair.after ?? NaN) - (pair.before ?? NaN)), {
    unit: "cosine",
    low: 0,
    high: 2,
    from: ["cos"],
  }),
};

export const READINGS = { ...MOVE, ...PROBE, ...REASON, ...OWN };
export const readings = readingsOf(READINGS);
