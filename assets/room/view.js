/** What a phone in a room shows. @import {Mine, Now} from "./types.js" @import {Answer} from "../lab/story/types.js" */

import { hide, html, set, text } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { createBet } from "../lab/story/bet.js";
import { tally } from "../bar/room/histogram.js";
import { addressIn } from "../bar/room/steps.js";
import { isStep } from "../sources/submissions/inventory.js";
import { betOf, placeOf, statusOf, unparted } from "./answers.js";

/**
 * @param {import("../lab/types.js").Text} words @param {string} code
 * @param {(step: string, answer: Answer) => void} give
 */
export function createView(words, code, give) {
  const state = { now: /** @type {Now | null} */ (null), shown: "" };
  const bet = createBet(
    worded(words, () => state.now),
    (answer) => state.now && give(state.now.step, answer),
  );
  const title = html("span");
  const question = html("h1", { tabindex: -1 });
  const status = html("p");
  const link = html("a");
  hide(link, true);
  const truth = html("p", { class: "truth" });
  const result = html("div");
  const root = html("div", {}, [
    html("header", {}, [title, html("b", { "data-room": code }, [words("phone.room", { code })])]),
    html("main", {}, [question, link, truth, bet.root, bet.said, result, status]),
  ]);
  return {
    root,
    end: () => {
      for (const each of [bet.root, bet.said, truth, result]) hide(each, true);
      set(root, "data-phone", "over");
      noted(question, words("phone.over")); // with what there is to do at home, where that was said
      text(status, "");
    },
    /** @param {Now} now @param {Mine} mine */
    draw: (now, mine) => {
      if (state.now?.step !== now.step) window.scrollTo(0, 0); // a question is read from its beginning
      state.now = now;
      const [current, key] = [betOf(now), statusOf(now, mine)];
      set(root, "data-phone", formOf(now, mine));
      text(title, now.title);
      const { before, address } = addressIn(now.question);
      noted(question, unparted(before) || words("phone.wall"));
      hide(link, !address);
      text(link, address);
      set(link, "href", address || null);
      drawBet(bet, now, mine);
      if (isStep(now.step)) hide(bet.said, true); // nobody is shown what was said
      noted(truth, now.said);
      hide(truth, !now.said);
      const mark =
        current && now.revealed && !isStep(now.step)
          ? JSON.stringify([now.step, now.answers, now.skipped, now.truth])
          : "";
      if (mark !== state.shown)
        result.replaceChildren(...(current && mark ? [tally(words, current, now, now.truth)] : []));
      state.shown = mark;
      noted(status, key && words(key, { code, most: "" }));
    },
  };
}

/** Its form, for style sheets and tests. @param {Now} now @param {Mine} mine */
function formOf(now, { answers }) {
  if (!betOf(now)) return "wall";
  if (now.revealed) return now.said ? "told" : "revealed";
  return Object.hasOwn(answers, now.step) ? "answered" : "asked";
}

/**
 * The step as the story's own bet draws it.
 * @param {import("./types.js").Question} question its buttons, and what was said @param {Now} now @param {Mine} mine
 */
function drawBet(question, now, { answers }) {
  const bet = betOf(now);
  const choices = bet ? bet.choices.map(({ key }) => ({ key, holds: [] })) : [];
  const beat = {
    key: now.step,
    start: null,
    shows: { planes: [], panels: [], handles: [] },
    goal: [],
    actions: [],
    bet: bet && { about: [], choices, scale: bet.scale },
  };
  const place = placeOf(now, answers);
  question.draw(beat, place);
  question.tell(beat, place, "doing", {});
  question.root.toggleAttribute("inert", now.paused);
}

/** Words as a bet asks for them. @param {import("../lab/types.js").Text} words @param {() => Now | null} now */
function worded(words, now) {
  const say = (/** @type {string} */ key, /** @type {import("../lab/types.js").Values} */ values = {}) => {
    const [, choice] = /\.bet\.([^.]*)$/.exec(key) ?? [];
    const here = now();
    if (!key.startsWith("beat.")) return words(key, values);
    return unparted(here?.options[here.choices.indexOf(choice)] ?? choice);
  };
  return { say, has: () => false, action: () => html("span") };
}
