/** The strip has in a step the height that the step comes to: what is below it stands still when that is told. */

import { phaseOf, truthOf } from "./machine.js";

/** @import {Answer, Beat, Bet, Place, Readings} from "./types.js" */

/**
 * Readings with which an answer is wrong where nothing decides it yet, as that takes the most room; none is as short as
 * “?”. @param {Bet | null} bet @param {Answer | undefined} answer @param {Readings} readings @returns {Readings}
 */
export function supposed(bet, answer, readings) {
  const wide = (/** @type {Readings[string]} */ each) =>
    each.shown.length > 1 ? each : { ...each, shown: String(each.value ?? "0.0000").slice(0, 6) };
  const all = Object.fromEntries(Object.entries(readings).map(([name, each]) => [name, wide(each)]));
  if (!bet || truthOf(bet, readings) !== null) return all;
  const { scale, choices } = bet;
  const guessOf = (/** @type {{step: number}} */ { step }, /** @type {number} */ value) =>
    wide({ value, shown: step < 1 ? value.toFixed(4) : "" }); // with as many figures as it may turn out to have
  if (scale) return { ...all, [scale.reading]: guessOf(scale, answer === scale.low ? scale.high : scale.low) };
  const other = choices.find(({ key }) => key !== answer)?.holds ?? [];
  return {
    ...all,
    ...Object.fromEntries(
      other.map(([name, is, value]) => [
        name,
        wide({ value: value + (is === "<" ? -1 : is === ">" ? 1 : 0), shown: "" }),
      ]),
    ),
  };
}

/**
 * What a step can come to: each answer that it may have, taken and told. @param {Beat} beat @param {Place} place
 * @returns {Place[]}
 */
function endsOf({ key, bet }, place) {
  const skipped = place.answers[key] === null || !bet;
  const answers = skipped
    ? [null]
    : bet.scale
      ? [bet.scale.low, bet.scale.high]
      : bet.choices.map((choice) => choice.key);
  return place.guided
    ? answers.flatMap((answer) =>
        [place.reached, [...place.reached, key]].map((reached) => ({
          ...place,
          sealed: false,
          answers: { ...place.answers, [key]: answer },
          reached,
        })),
      )
    : [];
}

/** @param {HTMLElement} root */
export function createHeight(root) {
  let [of, asks] = ["", false];
  let comesTo = () => {};
  const grow = (/** @type {number} */ height) => root.style.setProperty("--told", `${height}px`);
  const measure = () => {
    const early = asks && root.closest("[data-talk]") !== null; // a wall keeps none before the answer
    const now = `${root.dataset.beat} ${root.offsetWidth} ${early}`;
    if (of !== now) {
      of = now;
      grow(0);
      if (!early) comesTo();
    }
    grow(root.offsetHeight);
  };
  new ResizeObserver(measure).observe(root);
  document.fonts?.ready.then(() => ((of = ""), measure())); // other letters, other lines
  return {
    /**
     * @param {Beat} beat @param {Place} place @param {Readings} readings
     * @param {Readings} room which take as much room as those to come
     * @param {(there: Place, readings: Readings) => void} tell what the strip says there
     */
    of: (beat, place, readings, room, tell) => {
      asks = phaseOf(beat, place) === "asked";
      comesTo = () => {
        const heights = endsOf(beat, place).map((each) => {
          tell(each, supposed(beat.bet, each.answers[beat.key], room));
          return root.offsetHeight;
        });
        grow(Math.max(0, ...heights));
        tell(place, readings);
      };
    },
    measure,
  };
}
