/** What can be read off Home's scene. */

import { readingsOf } from "../../lab/readings.js";
import { MOVE, PROBE, REASON } from "../../plane/readings.js";

export const READINGS = { ...MOVE, ...PROBE, ...REASON };
export const readings = readingsOf(READINGS);
