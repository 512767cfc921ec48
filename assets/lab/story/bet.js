/** A beat's bet: a few choices or a number on a scale, and then what was said beside what is. */

import { html, set, text } from "../dom.js";
import { cameTrue, shownOf, truthOf } from "./machine.js";

/**
 * @typedef {import("./machine.js").Beat} Beat @typedef {import("./machine.js").Bet} Bet
 * @typedef {import("./machine.js").Answer} Answer @typedef {import("./machine.js").Readings} Readings
 * @typedef {import("./strip.js").Words} Words
 */

/** @param {Words} words @param {(answer: Answer) => void} give */
export function createBet(words, give) {
  const root = html("div", { class: "story-bet", role: "group", "aria-label": words.say("story.bet") });
  const said = html("p", { class: "story-answer" });
  let shown = "";

  return {
    root,
    said,
    /** @param {Beat} beat @param {import("./machine.js").Place} place @param {import("./machine.js").Phase} phase @param {Readings} readings */
    draw: (beat, place, phase, readings) => {
      const answer = place.answers[beat.key] ?? null;
      const open = place.guided && beat.bet !== null && phase === "asked";
      root.hidden = !open;
      const now = open ? beat.key : "";
      if (now !== shown && beat.bet) root.replaceChildren(...(open ? controls(beat, beat.bet, words, give) : []));
      shown = now;
      const told = place.guided && beat.bet && answer !== null && phase === "told";
      said.hidden = !told;
      set(said, "data-bet-answer", told ? String(answer) : null);
      set(said, "data-came-true", told && beat.bet ? String(cameTrue(beat.bet, answer, readings)) : null);
      text(said, told && beat.bet ? answerOf(beat, beat.bet, answer, words, readings) : "");
    },
  };
}

/** @param {Beat} beat @param {Bet} bet @param {Words} words @param {(answer: Answer) => void} give */
function controls(beat, bet, words, give) {
  const skip = html("button", { type: "button", class: "quiet", "data-story-action": "skip" }, [words.say("story.skip")]);
  skip.addEventListener("click", () => give(null));
  return [...(bet.scale ? scaled(bet.scale, words, give) : chosen(beat, bet, words, give)), skip];
}

/** @param {Beat} beat @param {Bet} bet @param {Words} words @param {(answer: Answer) => void} give */
function chosen(beat, bet, words, give) {
  return bet.choices.map(({ key }) => {
    const button = html("button", { type: "button", "data-bet": key }, [words.say(`beat.${beat.key}.bet.${key}`)]);
    button.addEventListener("click", () => give(key));
    return button;
  });
}

/** @param {import("./machine.js").Scale} scale @param {Words} words @param {(answer: Answer) => void} give */
function scaled({ low, high, step }, words, give) {
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min: low, max: high, step, value: low + Math.round((high - low) / 2 / step) * step, "data-bet": "scale", "aria-label": words.say("story.scale") })
  );
  const value = html("output", {}, [slider.value]);
  slider.addEventListener("input", () => text(value, slider.value));
  const commit = html("button", { type: "button", class: "primary", "data-story-action": "commit" }, [words.say("story.commit")]);
  commit.addEventListener("click", () => give(Number(slider.value)));
  return [slider, value, commit];
}

/** “You said …; it is …”: the beat says what is, with the readings as they are shown. @param {Beat} beat @param {Bet} bet @param {Answer} answer @param {Words} words @param {Readings} readings */
function answerOf(beat, bet, answer, words, readings) {
  if (truthOf(bet, readings) === null) return words.say("story.undefined");
  const said = bet.scale ? String(answer) : words.say(`beat.${beat.key}.bet.${answer}`);
  return words.say("story.said", { answer: said, truth: words.say(`beat.${beat.key}.truth`, shownOf(readings)) });
}
