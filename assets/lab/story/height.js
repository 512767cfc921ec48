/** The strip has in a step the height that the step comes to: what is below it stands still when that is told. */

import { phaseOf } from "./machine.js";

/** @import {Beat, Place} from "./types.js" */

/** What a step can come to: each answer that it may have, taken and told. @param {Beat} beat @param {Place} place @returns {Place[]} */
function endsOf({ key, bet }, place) {
  const skipped = place.answers[key] === null || !bet;
  const answers = skipped ? [null] : bet.scale ? [bet.scale.low, bet.scale.high] : bet.choices.map((choice) => choice.key);
  return place.guided ? answers.flatMap((answer) => [place.reached, [...place.reached, key]].map((reached) => ({ ...place, sealed: false, answers: { ...place.answers, [key]: answer }, reached }))) : [];
}

/** @param {HTMLElement} root */
export function createHeight(root) {
  let [of, asks] = ["", false];
  let comesTo = (/** @type {() => void} */ _grow) => {};
  const grow = () => root.style.setProperty("--told", `${root.offsetHeight}px`);
  const measure = () => {
    const early = asks && root.closest("[data-talk]") !== null; // a wall keeps none before the answer
    const now = `${root.dataset.beat} ${root.offsetWidth} ${early}`;
    if (of !== now) {
      of = now;
      root.style.setProperty("--told", "0px");
      if (!early) comesTo(grow);
    }
    grow();
  };
  new ResizeObserver(measure).observe(root);
  return {
    /** @param {Beat} beat @param {Place} place @param {(there: Place) => void} tell what the strip says there */
    of: (beat, place, tell) => {
      asks = phaseOf(beat, place) === "asked";
      comesTo = (grown) => [...endsOf(beat, place), place].forEach((each) => void (tell(each), grown()));
    },
    measure,
  };
}
