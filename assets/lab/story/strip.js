/** The strip a story is told in: its sentence, the bet, what turned out, and the way on. */

import { hide, html, set, text } from "../dom.js";
import { rest, tells } from "../live_region.js";
import { createBet } from "./bet.js";
import { createSure } from "./confidence.js";
import { namesOf, phaseOf, spanOf, waits } from "./machine.js";
import { createWay } from "./navigation.js";
import { createHeight } from "./reserve_height.js";
import { routeTaken } from "./route.js";
import { showPicture } from "./scroll_anchor.js";
import { sentenceOf, toldBy } from "./sentences.js";
import { joined } from "../text.js";
/** @import {Beat, Lead, Past, Phase, Place, Readings, Story, Words} from "./types.js" */

/** What is called, and how one gets it. */
const [PACKAGE, INSTALL] = ["cosine_lab.", "pip install ."];

/** @param {Story} story @param {Words} words @param {Lead} lead @param {import("../types.js").Store} store */
export function createStrip(story, words, lead, store) {
  const { from, n } = spanOf(story);
  const actions = html("div", { class: "story-actions" });
  // What a press does, or what is to be dragged now, is to be seen: once all is drawn, and its words have made their
  // room.
  /** @type {string[]} */
  let judged = [];
  let moves = false;
  const show = (/** @type {boolean} */ asked) =>
    requestAnimationFrame(() => setTimeout(() => showPicture(root, sentence, asked ? judged : null)));
  actions.addEventListener("click", ({ target }) => {
    set(/** @type {Element} */ (target), "data-used", "");
    show(false);
  });
  const carry = html("button", { type: "button", "data-story-action": "carry" }, [words.say("story.carry")]);
  carry.addEventListener("click", lead.carry);
  const bet = createBet(words, (answer) => {
    lead.bet(answer);
    show(true);
  });
  const sure = createSure(words, lead.sure);
  const saying = createSaying(story, words, bet, sure);
  const { sentence } = saying;
  const reader = readerOf(sentence);
  const way = createWay(story, words, { ...lead, route: routeTaken(store) }, (act) => {
    reader.turns(act);
    if (moves) show(false); // nobody has read it yet: nothing of it is cut
  });
  const done = html("div", { class: "story-hands" }, [bet.root, actions, sure.root]);
  const root = html("section", { class: "story", "data-story": story.slug, "aria-label": words.say("story.title") }, [
    saying.root,
    done,
    way.root,
  ]);
  let [key, verbs] = ["", ""];
  const height = createHeight(root);
  const wording = () =>
    [...(reader.heard() ? [] : [sentence]), ...saying.rest]
      .filter((each) => each.checkVisibility())
      .map((each) => (each === bet.said ? bet.heard(sentence.textContent ?? "") : each.textContent))
      .join(" ")
      .trim();

  return {
    root,
    /** @param {Place} place @param {Readings} readings @param {Past} past */
    draw: (place, readings, past) => {
      const beat = story.beats[place.at];
      const phase = phaseOf(beat, place);
      judged = [...namesOf(beat).map((name) => name.replaceAll(":", "-")), ...toldBy(beat, words)];
      moves = phase === "doing";
      root.classList.toggle("free", !place.guided);
      set(root, "data-beat", place.guided ? `${from + place.at + 1}/${n}` : null);
      bet.draw(beat, place);
      saying.tell(place, readings, past);
      way.draw(place, phase, past);
      const offers = place.guided && phase !== "asked";
      if (verbs !== (verbs = `${beat.key} ${offers}`))
        actions.replaceChildren(
          ...(offers ? beat.actions.map((verb) => words.action(verb)) : []),
          ...(offers && beat.then ? [carry] : []),
        );
      rest();
      height.of(beat, place, readings, past.room, (there, supposed) => saying.tell(there, supposed, past));
      const now = `${place.guided} ${beat.key} ${phase} ${place.left} ${saying.rest[0].hidden} ${place.sealed} ${place.sealed ? place.answers[beat.key] : ""}`;
      if (key === now) return;
      key = now;
      height.measure();
      // Said once a step or what it waits for is another, not with every number on the way.
      tells(root, wording);
    },
  };
}

/**
 * What is said of a step: its sentence, and what turned out. @param {Story} story @param {Words} words
 * @param {ReturnType<typeof createBet>} bet @param {ReturnType<typeof createSure>} sure
 */
function createSaying(story, words, bet, sure) {
  const sentence = html("p", { class: "story-sentence", id: "story-sentence", tabindex: -1 });
  const goal = html("p", { class: "story-goal" });
  const label = words.say("story.practice");
  const advice = html("span", {}, [html("b", {}, [label]), joined([label, story.practice ?? ""]).slice(label.length)]);
  const practice = html("p", { class: "story-practice" }, [advice, ...(story.code ? callOf(story.code, words) : [])]);
  return {
    sentence,
    rest: [goal, bet.said, advice],
    root: html("div", { class: "story-said" }, [
      sentence,
      html("div", { class: "story-told" }, [goal, bet.said]),
      practice,
    ]),
    /** @param {Place} place @param {Readings} readings @param {Past} past */
    tell: (place, readings, past) => {
      const beat = story.beats[place.at];
      const phase = phaseOf(beat, place);
      text(sentence, place.guided ? sentenceOf(story, place, words, readings) : "");
      bet.tell(beat, place, phase, readings);
      sure.draw(beat, place);
      drawGoal(goal, beat, place.guided ? phase : "asked", words, past, place.left === beat.key);
      hide(practice, !story.practice || !place.guided || place.at < story.beats.length - 1 || phase !== "told");
    },
  };
}

/**
 * A line of code, which is read and not said; and where a call in it comes from. @param {string} line
 * @param {Words} words
 */
function callOf(line, words) {
  const code = (/** @type {string} */ written) => html("code", { dir: "ltr", translate: "no" }, [written]);
  const from = html("small", { class: "story-package" }, [words.say("story.package"), " ", code(INSTALL)]);
  return [" ", code(line), ...(line.includes(PACKAGE) ? [" ", from] : [])];
}

/**
 * Who goes on with the strip's own buttons stands at the beginning of the step, before the question, and hears it
 * there.
 * @param {HTMLElement} sentence
 */
function readerOf(sentence) {
  let last = "";
  return {
    /** @param {() => void} act what a button does */
    turns: (act) => {
      act();
      sentence.focus();
      last = sentence.textContent ?? "";
    },
    /** Whether the sentence on show was heard with the focus. */
    heard: () => sentence.matches(":focus") && last === sentence.textContent,
  };
}

/**
 * Whether the goal is reached; before the answer nothing, but to who moves something all the same while numbers are
 * kept back. @param {HTMLElement} root @param {Beat} beat @param {Phase} phase @param {Words} words @param {Past} past
 * @param {boolean} skipped
 */
function drawGoal(root, beat, phase, words, { early, since }, skipped) {
  const open = phase === "asked";
  const reached = phase === "told";
  hide(root, open ? !early : !waits(beat));
  set(root, "data-goal", root.hidden || open ? null : reached ? "reached" : skipped ? "left" : "open");
  set(root, "data-since", reached && since && !root.hidden ? "" : null);
  text(
    root,
    root.hidden
      ? ""
      : words.say(
          open
            ? "story.first"
            : reached
              ? since
                ? "story.since"
                : "story.reached"
              : skipped
                ? "story.left"
                : "story.open",
        ),
  );
}
