/**
 * One problem on the page: its question, what it is drawn with, the answers, and what is told of each; a wrong one
 * can be followed by another at once.
 *
 * @import {Looks, Problem, Result, Sentence} from "./types.js"
 */

import { html, set } from "../lab/dom.js";
import { aloud } from "../lab/live_region.js";
import { createPlane } from "./plane.js";

/**
 * @param {Problem} problem @param {Looks} looks @param {HTMLElement[]} after what stands below the answers
 * @param {(result: Result) => void} done once, when the problem is over
 */
export function createProblem(problem, looks, after, done) {
  const { say } = looks;
  const words = (/** @type {Sentence} */ [key, values]) => say(key, values);
  const question = html("p", { class: "asked", tabindex: -1 }, [words(problem.asked)]);
  const outcome = html("div", { class: "told" });
  const show = html("button", { type: "button", class: "quiet", "data-action": "show" }, [say("show")]);
  let [tries, over] = [0, false];
  const tell = (/** @type {string} */ verdict, /** @type {string[]} */ ...sentences) => {
    set(outcome, "data-verdict", verdict);
    const solved = verdict === "shown" && problem.choices.find(({ right }) => right); // what is marked is also said
    const begins = solved ? say("verdict.answer", { answer: words(solved.text) }) : say(`verdict.${verdict}`);
    outcome.replaceChildren(
      html("p", {}, [html("strong", {}, [begins]), ` ${sentences[0]}`]),
      ...sentences.slice(1).map((each) => html("p", {}, [each])),
    );
    aloud(outcome);
  };
  const end = (/** @type {boolean} */ right) => {
    over = true;
    show.hidden = true;
    done({ tries, right });
  };
  const answer = (/** @type {Sentence} */ sentence, /** @type {boolean} */ right) => {
    if (over) return;
    tries += 1;
    tell(right ? "right" : "wrong", words(sentence), ...(right ? [words(problem.why)] : []));
    if (right) end(true);
  };
  const part = problem.place ? placeOf(problem, looks, answer) : choicesOf(problem, looks, answer);
  show.addEventListener("click", () => {
    tell("shown", words(part.solve()), words(problem.why));
    end(false);
  });
  const root = html("div", { class: "problem" }, [
    question,
    html("div", { class: "work" }, [
      ...(problem.table ? [tableOf(problem.table, words)] : []),
      ...part.drawn,
      html("div", { class: "answers" }, [part.hands, outcome, show, ...after]),
    ]),
  ]);
  return { root, asked: question };
}

/** @param {Problem} problem @param {Looks} looks @param {(sentence: Sentence, right: boolean) => void} answer */
function choicesOf({ choices, figure }, looks, answer) {
  const { say } = looks;
  const buttons = choices.map(({ text: [key, values], said: sentence, right }, k) => {
    const button = html("button", { type: "button", "data-choice": k }, [say(key, values)]);
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled")) return;
      answer(sentence, right);
      mark(right ? buttons : [button]);
    });
    return button;
  });
  const mark = (/** @type {HTMLElement[]} */ which) =>
    which.forEach((each) => {
      set(each, "aria-disabled", "true");
      const { right } = choices[buttons.indexOf(each)];
      if (right || which.length === 1) set(each, "data-right", String(right));
    });
  const solve = () => {
    mark(buttons);
    return /** @type {import("./types.js").Choice} */ (choices.find(({ right }) => right)).said;
  };
  const drawn = figure ? [createPlane(figure, null, looks, () => {}).root] : [];
  return {
    drawn,
    hands: html("div", { class: "choices", role: "group", "aria-label": say("choices") }, buttons),
    solve,
  };
}

/** @param {Problem} problem @param {Looks} looks @param {(said: Sentence, right: boolean) => void} answer */
function placeOf({ place, figure }, looks, answer) {
  if (!place || !figure) throw new Error("a place is put on a plane");
  let at = place.start;
  const plane = createPlane(figure, place.start, looks, (p) => (at = p));
  const check = html("button", { type: "button", class: "primary", "data-action": "check" }, [looks.say("check")]);
  const stop = () => {
    plane.freeze(true);
    check.hidden = true;
  };
  check.addEventListener("click", () => {
    const right = place.goal(at);
    answer(place.said(at), right);
    if (right) stop();
  });
  const solve = () => {
    plane.put(place.solved);
    stop();
    return place.said(place.solved);
  };
  return { drawn: [plane.root], hands: check, solve };
}

/** @param {import("./types.js").Table} table @param {(said: Sentence) => string} words */
function tableOf({ head, rows }, words) {
  const cell = (/** @type {string | Sentence} */ each) => (typeof each === "string" ? each : words(each));
  return html("table", {}, [
    html("thead", {}, [
      html(
        "tr",
        {},
        head.map((each) => html("th", { scope: "col" }, [words(each)])),
      ),
    ]),
    html(
      "tbody",
      {},
      rows.map((row) =>
        html(
          "tr",
          {},
          row.map((each, k) => html(k || row.length < 2 ? "td" : "th", k ? {} : { scope: "row" }, [cell(each)])),
        ),
      ),
    ),
  ]);
}
