/** A beat's bet: a few choices or a number on a scale, and then what was said beside what is. */

import { allow, hide, html, set, text } from "../dom.js";
import { fixed } from "../numbers.js";
import { cameTrue, missed, textsOf, truthOf, untold } from "./machine.js";
/** @import {Answer, Beat, Bet, Readings, Scale, Words} from "./types.js" */

/** @param {Words} words @param {(answer: Answer) => void} give */
export function createBet(words, give) {
  const root = html("div", {
    class: "story-bet",
    role: "group",
    tabindex: -1,
    "aria-label": words.say("story.bet"),
    "aria-describedby": "story-sentence",
  });
  const sentence = html("span");
  const line = createLine(words);
  const because = html("span", { class: "story-because" });
  const answerBox = html("div", { class: "story-answer" }, [sentence, line.root, because]);
  let key = "";
  /** @param {string} _story */
  let spoken = (_story) => sentence.textContent ?? "";

  return {
    root,
    said: answerBox,
    /** The same to be heard after the story's sentence: of numbers that it has said, nothing. @param {string} story */
    heard: (story) => `${spoken(story)} ${because.textContent}`,
    /** What is asked, while it is open. @param {Beat} beat @param {import("./types.js").Place} place */
    draw: (beat, place) => {
      const now = place.guided && untold(beat, place) ? beat.key : "";
      hide(root, !now);
      if (now !== key)
        root.replaceChildren(
          ...(now && beat.bet ? controls(beat, beat.bet, words, give, place.answers[now] ?? null) : []),
        );
      key = now;
      const answered = Object.hasOwn(place.answers, beat.key);
      for (const button of root.querySelectorAll("button[data-bet]"))
        set(
          button,
          "aria-pressed",
          answered ? String(button.getAttribute("data-bet") === place.answers[beat.key]) : null,
        );
    },
    /**
     * What was said and what is, once that is told; what is asked goes then. @param {Beat} beat
     * @param {import("./types.js").Place} place @param {import("./types.js").Phase} phase @param {Readings} readings
     */
    tell: (beat, place, phase, readings) => {
      const { bet } = beat;
      const answer = place.answers[beat.key] ?? null;
      const open = place.guided && untold(beat, place);
      const [answered, yours] = [
        open && Object.hasOwn(place.answers, beat.key),
        place.guided && phase === "doing" && answer !== null,
      ]; // yours: beside the move that will tell
      const revealed = place.guided && phase === "told" && !open ? bet : null;
      const truth = revealed && truthOf(revealed, readings);
      root.classList.toggle("away", !open); // while heights are measured: hidden, it would lose the focus
      hide(answerBox, !revealed && !answered && !yours);
      set(answerBox, "data-bet-answer", revealed ? String(answer ?? "") : null);
      set(answerBox, "data-bet-truth", revealed ? String(truth ?? "") : null);
      set(
        answerBox,
        "data-came-true",
        revealed && answer !== null ? String(cameTrue(revealed, answer, readings)) : null,
      );
      text(
        sentence,
        revealed
          ? answerOf(beat, revealed, answer, words, readings)
          : answered && bet
            ? sealedOf(beat, bet, answer, words)
            : yours && bet && answer !== null
              ? yoursOf(beat, bet, answer, words)
              : "",
      );
      spoken = (story) =>
        revealed ? answerOf(beat, revealed, answer, words, readings, story) : (sentence.textContent ?? "");
      text(because, revealed ? becauseOf(beat, revealed, answer, words, readings) : "");
      hide(because, !because.textContent);
      line.draw(revealed?.scale ?? null, answer, truth ?? null);
    },
  };
}

/**
 * @param {Beat} beat @param {Bet} bet @param {Words} words @param {(answer: Answer) => void} give
 * @param {Answer} answer that was given before the page was loaded again
 */
function controls(beat, bet, words, give, answer) {
  const skip = html("button", { type: "button", class: "quiet", "data-story-action": "skip" }, [
    words.say("story.skip"),
  ]);
  skip.addEventListener("click", () => give(null));
  const hands = beat.hands ? [html("b", { class: "story-show" }, [words.say("story.hands")])] : [];
  return [...hands, ...(bet.scale ? scaled(bet.scale, words, give, answer) : chosen(beat, bet, words, give)), skip];
}

/** @param {Beat} beat @param {Bet} bet @param {Words} words @param {(answer: Answer) => void} give */
function chosen(beat, bet, words, give) {
  return bet.choices.map(({ key }) => {
    const button = html("button", { type: "button", "data-bet": key }, [words.say(`beat.${beat.key}.bet.${key}`)]);
    button.addEventListener("click", () => give(key));
    return button;
  });
}

/**
 * A slider that stands nowhere before a reader has moved it: where it stood would be an answer. @param {Scale} scale
 * @param {Words} words @param {(answer: Answer) => void} give @param {Answer} answer where it stands already
 */
function scaled(scale, words, give, answer) {
  const { low, high, step } = scale;
  const slider = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      min: low,
      max: high,
      step,
      value: answer ?? low + Math.round((high - low) / 2 / step) * step,
      class: answer === null ? "unset" : "",
      "data-bet": "scale",
      "aria-label": words.say("story.scale"),
    })
  );
  const value = html("output");
  const show = (/** @type {string} */ now) => {
    text(value, now);
    set(slider, "aria-valuetext", now);
  };
  const commit = html("button", { type: "button", class: "primary", "data-story-action": "commit" }, [
    words.say("story.commit"),
  ]);
  const unset = () => slider.classList.contains("unset");
  const done = () => unset() || give(Number(slider.value));
  // its thumb's middle
  const under = (/** @type {number} */ x) => low + ((high - low) * (x - 8)) / (slider.clientWidth - 16);
  // a finger's tap says no more
  slider.addEventListener("pointerdown", ({ offsetX }) => unset() && (slider.value = String(under(offsetX))));
  for (const moved of ["pointerup", "input", "click"])
    slider.addEventListener(moved, () => {
      // what stands behind it stays there
      if (unset()) set(value, "style", `min-width: ${value.getBoundingClientRect().width}px`);
      slider.classList.remove("unset");
      allow(commit, true);
      show(written(scale, Number(slider.value)));
    });
  slider.addEventListener("keydown", (event) => event.key === "Enter" && done());
  commit.addEventListener("click", done);
  allow(commit, answer !== null);
  show(answer === null ? words.say("story.unset") : written(scale, Number(answer)));
  return [
    html("span", { class: "end" }, [written(scale, low)]),
    slider,
    html("span", { class: "end" }, [written(scale, high)]),
    value,
    commit,
  ];
}

/** A number with as many places as its scale steps in. @param {Scale} scale @param {number} value */
function written({ step }, value) {
  const places = (String(step).split(".")[1] ?? "").length;
  return places ? fixed(value, places) : value.toLocaleString("en-GB").replace("-", "−");
}

/**
 * Three values of a scale, for a show of hands: those that its story has, else the middles of its thirds, rounded; a
 * number counts for the nearest. @param {Scale} scale
 */
export function handsOf(scale) {
  const { low, high, step, hands = [] } = scale;
  if (hands.length) return hands.map((value) => written(scale, value));
  const tenth = (high - low) / 10;
  const power = 10 ** Math.floor(Math.log10(tenth));
  const unit = Math.max(step, power * (tenth >= 5 * power ? 5 : tenth >= 2 * power ? 2 : 1));
  return [1, 3, 5].map((sixth) => {
    const round = unit * Math.round((low + (sixth * (high - low)) / 6) / unit);
    return written(scale, low + step * Math.round((round - low) / step));
  });
}

/**
 * The scale that was bet on, with what was said and what is; a truth beyond it stands at its end. @param {Words} words
 */
function createLine(words) {
  const [you, is, ...keys] = ["you", "is", "you", "is"].map((what) => html("i", { class: `mark ${what}` }));
  const named = [words.say("story.you"), words.say("story.is")].map((title, k) => html("span", {}, [keys[k], title]));
  const root = html("span", { class: "story-scale", "aria-hidden": "true" }, [
    html("span", { class: "story-line" }, [you, is]),
    ...named,
  ]);
  return {
    root,
    /** @param {Scale | null} scale @param {Answer} answer @param {string | number | null} truth */
    draw: (scale, answer, truth) => {
      hide(root, !scale);
      if (!scale) return;
      for (const [k, [each, value]] of /** @type {const} */ ([
        [you, answer],
        [is, truth],
      ]).entries()) {
        for (const part of [each, named[k]]) hide(part, typeof value !== "number");
        const share = (Number(value) - scale.low) / (scale.high - scale.low);
        set(each, "style", `left: ${(100 * Math.min(Math.max(share, 0), 1)).toFixed(2)}%`);
      }
    },
  };
}

/**
 * “You said …; it is …”: the beat says what is, with the readings as they are shown.
 * @param {Beat} beat @param {Bet} bet @param {Answer} answer @param {Words} words @param {Readings} readings
 * @param {string} [before] what has been heard: numbers of it are left out
 */
export function answerOf(beat, bet, answer, words, readings, before = "") {
  const turned = truthOf(bet, readings);
  if (turned === null) return words.say(`story.${bet.scale ? "undefined" : "none"}`);
  const reading = words.say(`beat.${beat.key}.truth`, textsOf(readings));
  const named = bet.scale ? reading : words.say(`beat.${beat.key}.bet.${turned}`);
  const again = numbers(reading).some((each) => numbers(before).includes(each));
  if (again && bet.scale) return answer === null ? "" : yoursOf(beat, bet, answer, words);
  const bare = again || named === reading;
  if (!bet.scale && answer === turned)
    return words.say(bare ? "story.right" : "story.right-as", { answer: named, read: reading });
  const truth =
    bet.scale && bare ? named : words.say(bare ? "story.named-alone" : "story.named", { named, read: reading });
  if (answer === null) return words.say("story.is-so", { truth });
  return words.say("story.said", { answer: answerText(beat, bet, answer, words), truth });
}

/**
 * What is heard as a number, or as a share; of one digit, it may be a label's name. @param {string} sentence
 * @returns {string[]}
 */
const numbers = (sentence) => sentence.match(/\d+ \S+ \d+|[−-]?\d+(?:[.,]\d+)+|[−-]?\d\d+/g) ?? [];

/**
 * What an answer overlooks that did not come true. @param {Beat} beat @param {Bet} bet @param {Answer} answer
 * @param {Words} words @param {Readings} readings
 */
function becauseOf(beat, bet, answer, words, readings) {
  const key = `beat.${beat.key}.after.${missed(bet, answer, readings)}`;
  return words.has(key) ? words.say(key, textsOf(readings)) : "";
}

/** @param {Beat} beat @param {Bet} bet @param {NonNullable<Answer>} answer @param {Words} words */
const yoursOf = (beat, bet, answer, words) =>
  words.say("story.yours", { answer: answerText(beat, bet, answer, words) });

/**
 * “You said …”, while what is true is kept from everybody. @param {Beat} beat @param {Bet} bet @param {Answer} answer
 * @param {Words} words
 */
function sealedOf(beat, bet, answer, words) {
  return answer === null
    ? words.say("story.sealed-skipped")
    : words.say("story.sealed", { answer: answerText(beat, bet, answer, words) });
}

/** @param {Beat} beat @param {Bet} bet @param {NonNullable<Answer>} answer @param {Words} words */
function answerText(beat, bet, answer, words) {
  return bet.scale ? written(bet.scale, Number(answer)) : words.say(`beat.${beat.key}.bet.${answer}`);
}
