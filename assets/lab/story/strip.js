/** The strip a story is told in: its sentence, the bet, what turned out, and the way on. */

import { allow, hide, html, pressedTwice, set, text } from "../dom.js";
import { rest, tells } from "../live_region.js";
import { UNDEFINED } from "../numbers.js";
import { answerOf, createBet } from "./bet.js";
import { createSure } from "./confidence.js";
import { createHeight } from "./reserve_height.js";
import { complete, phaseOf, textsOf, spanOf, truthOf, waits } from "./machine.js";
import { routeTaken } from "./route.js";
import { showPicture } from "./scroll_anchor.js";
/** @import {Beat, Lead, Past, Phase, Place, Readings, Story, Words} from "./types.js" */

/** @param {Story} story @param {Words} words @param {Lead} lead @param {import("../types.js").Store} store */
export function createStrip(story, words, lead, store) {
  const { from, n } = spanOf(story);
  const actions = html("div", { class: "story-actions" });
  // What a press does, or what is to be dragged now, is to be seen: once all is drawn, and its words have made their
  // room.
  const show = (/** @type {boolean} */ asked) =>
    requestAnimationFrame(() => setTimeout(() => showPicture(root, saying.root, asked)));
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
  const way = createWay(story, words, { ...lead, route: routeTaken(store) }, reader.turns);
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
  const advice = html("span", {}, [html("b", {}, [words.say("story.practice")]), ` ${story.practice ?? ""}`]);
  const code = story.code ? [" ", html("code", { dir: "ltr", translate: "no" }, [story.code])] : []; // read, not said
  const practice = html("p", { class: "story-practice" }, [advice, ...code]);
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
 * The way on to what comes after the last step. @param {Story} story @param {Words} words
 * @param {Lead & {route: string}} lead
 */
function createOn({ problem: asks = null, next: usual, ways, span }, words, lead) {
  const next = usual && (ways?.[lead.route] ?? usual); // a file of one lesson leads nowhere
  if (!next) return null;
  const on = html("a", { class: "story-on", href: next.slug, target: "_self" }, [
    words.say("story.on", { title: next.title }),
  ]);
  on.addEventListener("click", (event) => {
    if (!span || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lead.step(1); // within a talk, without loading the site again
  });
  const problem = html("a", { class: "story-problem", href: asks ?? "", target: "_self" }, [
    words.say("story.problem"),
  ]);
  return { on, beside: [html("p", { class: "story-why" }, [next.why ?? ""]), ...(asks && next.why ? [problem] : [])] };
}

/**
 * Back, where one is, on, and out. @param {Story} story @param {Words} words @param {Lead & {route: string}} lead
 * @param {(act: () => void) => void} turns
 */
function createWay(story, words, lead, turns) {
  const last = story.beats.length - 1;
  const { from, n } = spanOf(story);
  const [back, next, free, resume, again, forget, guide] = [
    "back",
    "next",
    "free",
    "resume",
    "again",
    "forget",
    "guide",
  ].map((verb) =>
    html("button", { type: "button", "data-story-action": verb }, [words.say(`story.${verb}`, { k: "" })]),
  );
  const dots = html("span", { class: "story-dots", role: "img" });
  const further = createOn(story, words, lead);
  let stopped = 0;
  const acts = [() => lead.step(-1), () => lead.step(1), () => lead.go(stopped), lead.again, lead.guide];
  [back, next, resume, again, guide].forEach((button, k) => button.addEventListener("click", () => turns(acts[k])));
  free.addEventListener("click", lead.free);
  pressedTwice(forget, words.say("story.forget.sure"), () => turns(lead.forget));
  return {
    root: html("nav", { class: "story-nav", "aria-label": words.say("story.nav") }, [
      resume,
      again,
      forget,
      back,
      dots,
      next,
      ...(further ? [further.on, ...further.beside] : []),
      free,
      guide,
    ]),
    /** @param {Place} place @param {Phase} phase @param {Past} past */
    draw: (place, phase, past) => {
      const { guided, at } = place;
      const end = at === last;
      stopped = past.resume;
      for (const each of [dots, next]) hide(each, !guided || n === 1 || (each === next && end && further !== null));
      hide(back, !guided || from + at === 0);
      for (const each of further ? [further.on, ...further.beside] : []) hide(each, !guided || !end);
      for (const each of [free, guide]) hide(each, guided === (each === guide));
      hide(resume, !guided || !past.resume);
      hide(again, !guided || !past.stale);
      hide(forget, !guided || !end || n === 1 || n > last + 1); // a single step is begun again
      allow(next, !end);
      next.classList.toggle("primary", phase === "told" && !end);
      further?.on.classList.toggle("primary", phase === "told");
      text(resume, words.say("story.resume", { k: past.resume + 1 }));
      set(dots, "aria-label", words.say("story.place", { k: from + at + 1, n }));
      text(dots, Array.from({ length: n }, (_, k) => (k === from + at ? "●" : "○")).join(""));
    },
  };
}

/**
 * The sentence of a phase; a beat without one for it keeps its first. What a story comes to may be said
 * otherwise to who has left out some of it.
 * @param {Story} story @param {Place} place @param {Words} words @param {Readings} readings @param {Phase} [phase]
 * @param {string} [absent] what stands for a number that is not there yet
 */
export function sentenceOf(story, place, words, readings, phase = phaseOf(story.beats[place.at], place), absent) {
  const beat = story.beats[place.at];
  const start = `beat.${beat.key}`;
  // A speaker is also told the next sentence, before what it claims has been done.
  const further =
    ended(beat) && !complete(story, place) ? ".unseen" : { asked: "", doing: ".do", told: ".after" }[phase];
  return words.say(words.has(start + further) ? start + further : start, textsOf(readings), absent);
}

/**
 * All that a step which is told says with numbers. @param {Story} story @param {Place} place @param {Words} words
 * @param {Readings} readings
 */
export function wordsFor(story, place, words, readings) {
  const beat = story.beats[place.at];
  const answer = beat.bet ? answerOf(beat, beat.bet, null, words, readings) : "";
  return `${sentenceOf(story, place, words, readings)} ${answer}`;
}

/** Whether a beat neither asks nor waits. @param {Beat} beat */
const ended = (beat) => beat.bet === null && !waits(beat);

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

/**
 * What steps came to: all that is known of a step that is not on show yet. @param {Beat[]} beats
 * @param {Readings} readings
 */
const past = (beats, readings) =>
  Object.fromEntries(Object.entries(readings).filter(([name]) => beats.some(({ key }) => name.startsWith(`${key}-`))));

/** Without the sentences that lack a number which nobody knows yet. @param {string} sentence */
const whole = (sentence) =>
  sentence
    .split(/(?<=[.!?][”’]?\s|[。！？][”’]?)/)
    .filter((each) => !each.includes(UNDEFINED))
    .join("")
    .trim();

/**
 * What a speaker and a room are told: this sentence, the next one, the notes, what is asked, and what is true once this
 * page says so. @param {Story} story @param {Place} place @param {Words} words @param {Readings} readings
 */
export function spokenOf(story, place, words, readings) {
  const { beats } = story;
  const beat = beats[place.at];
  const phase = phaseOf(beat, place);
  const { bet } = beat;
  const answered = bet && phase === "told" && !place.sealed ? bet : null;
  const noted = ["catches", "notes"].map((part) => `beat.${beat.key}.${part}`).filter(words.has);
  return {
    phase,
    sentence: sentenceOf(story, place, words, readings),
    next:
      place.at + 1 < beats.length
        ? whole(sentenceOf(story, { ...place, at: place.at + 1 }, words, past(beats, readings), "asked", UNDEFINED))
        : spanOf(story).following,
    notes: noted.map((key) => words.say(key, textsOf(readings))).join("\n\n"),
    sealed: place.sealed === true,
    bet: beat.hands
      ? null
      : bet && {
          choices: bet.choices.map(({ key }) => ({ key, text: words.say(`beat.${beat.key}.bet.${key}`) })),
          scale: bet.scale,
        },
    scale: bet && (phase === "asked" || place.sealed) ? bet.scale : null,
    truth: answered && truthOf(answered, readings),
    said: answered ? answerOf(beat, answered, null, words, readings) : "",
  };
}
