/** Which answers to an exercise are wrong, by what is read now. */

import { holds } from "../story/machine.js";

/**
 * Whether an answer, a choice by its number or a number as it was bet, is wrong; null where what is true is undefined.
 * @param {import("./codec.js").Exercise} exercise @param {import("../story/machine.js").Readings} readings
 * @returns {((answer: string | number) => boolean) | null}
 */
export function wrongBy({ choices, scale }, readings) {
  if (scale) {
    const truth = readings[scale.reading]?.value ?? null;
    return truth === null ? null : (answer) => Math.abs(Number(answer) - truth) > scale.within;
  }
  const truth = choices.findIndex((choice) => holds([choice.holds], readings));
  return truth < 0 ? null : (answer) => Number(answer) !== truth;
}
