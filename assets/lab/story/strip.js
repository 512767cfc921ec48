/** The strip a story is told in: its sentence, the bet, what turned out, and the way on. */

import { allow, hide, html, set, text } from "../dom.js";
import { rest, tells } from "../spoken.js";
import { createBet } from "./bet.js";
import { createSure } from "./sure.js";
import { besides, complete, phaseOf, shownOf, spanOf } from "./machine.js";
import { routeTaken } from "./route.js";

/**
 * @typedef {import("./machine.js").Story} Story @typedef {import("./machine.js").Place} Place
 * @typedef {import("./machine.js").Beat} Beat @typedef {import("./machine.js").Readings} Readings
 * @typedef {import("./machine.js").Phase} Phase
 * @typedef {{say: (key: string, values?: Record<string, any>) => string, has: (key: string) => boolean, action: (verb: string) => HTMLElement}} Words
 * @typedef {{step: (by: number) => void, go: (at: number) => void, again: () => void, forget: () => void, free: () => void, guide: () => void, leave: () => void, bet: (answer: import("./machine.js").Answer) => void, sure: (how: import("./machine.js").Sure) => void}} Lead what leads through a story; leave: nobody makes the move that a bet waits for
 * @typedef {{stale: boolean, resume: number}} Past whether the beat has anything to begin again from, and the step that a reader stopped at before, or 0
 */

/** @param {Story} story @param {Words} words @param {Lead} lead */
export function createStrip(story, words, lead) {
  const { from, n } = spanOf(story);
  const sentence = html("p", { class: "story-sentence", id: "story-sentence", tabindex: -1 });
  const goal = html("p", { class: "story-goal" });
  const actions = html("div", { class: "story-actions" });
  const reader = readerOf(sentence);
  const way = createWay(story, words, lead, reader.turns);
  const bet = createBet(words, lead.bet);
  const sure = createSure(words, lead.sure);
  const practice = createPractice(story, words);
  const said = html("div", { class: "story-said" }, [sentence, html("div", { class: "story-told" }, [goal, bet.said]), practice]);
  const done = html("div", { class: "story-hands" }, [bet.root, sure.root, actions]);
  const root = html("section", { class: "story", "data-story": story.slug, "aria-label": words.say("story.title") }, [said, done, way.root]);
  const keepsRoom = makesRoom(root);
  let [shown, verbs] = ["", ""];
  const told = () => [...(reader.heard() ? [] : [sentence]), goal, bet.said, practice].filter((each) => each.checkVisibility()).map((each) => (each === bet.said ? bet.heard(sentence.textContent ?? "") : each.textContent)).join(" ").trim();

  return {
    root,
    /** @param {Place} place @param {Readings} readings @param {Past} past */
    draw: (place, readings, past) => {
      const beat = story.beats[place.at];
      const phase = phaseOf(beat, place);
      root.classList.toggle("free", !place.guided);
      set(root, "data-beat", place.guided ? `${from + place.at + 1}/${n}` : null);
      text(sentence, place.guided ? sentenceOf(story, place, words, readings) : "");
      bet.draw(beat, place, besides(beat, place, readings), readings);
      sure.draw(beat, place);
      hide(practice, !story.practice || !place.guided || place.at < story.beats.length - 1 || phase !== "told");
      drawGoal(goal, beat, place.guided ? phase : "asked", words, place.guided && past.stale, place.left === beat.key);
      way.draw(place, phase, past);
      const offered = place.guided && phase !== "asked" ? beat.actions : [];
      if (verbs !== (verbs = `${beat.key} ${offered}`)) actions.replaceChildren(...offered.map((verb) => words.action(verb)));
      rest();
      const now = `${place.guided} ${beat.key} ${phase} ${place.left} ${goal.hidden} ${place.sealed} ${place.sealed ? place.answers[beat.key] : ""}`;
      if (shown === now) return;
      shown = now;
      keepsRoom();
      // Said once a step or what it waits for is another, not with every number on the way.
      tells(root, told);
    },
  };
}

/** In a talk the strip keeps the height that it has had in a step: what is below it does not grow under a hand. @param {HTMLElement} root @returns {() => void} */
function makesRoom(root) {
  let of = "";
  const measure = () => {
    const now = `${root.dataset.beat} ${root.offsetWidth}`;
    if (of !== (of = now)) root.style.setProperty("--told", "0px");
    root.style.setProperty("--told", `${root.offsetHeight}px`);
  };
  new ResizeObserver(measure).observe(root);
  return measure;
}

/**
 * Who goes on with the strip's own buttons stands at the beginning of the step, before the question, and hears it
 * there.
 * @param {HTMLElement} sentence
 */
function readerOf(sentence) {
  let read = "";
  return {
    /** @param {() => void} act what a button does */
    turns: (act) => {
      act();
      sentence.focus();
      read = sentence.textContent ?? "";
    },
    /** Whether the sentence on show was heard with the focus. */
    heard: () => sentence.matches(":focus") && read === sentence.textContent,
  };
}

/** What to do with what was seen. @param {Story} story @param {Words} words */
function createPractice({ practice = "" }, words) {
  return html("p", { class: "story-practice" }, [html("b", {}, [words.say("story.practice")]), ` ${practice}`]);
}

/** The way on to what comes after the last step. @param {Story} story @param {Words} words @param {Lead} lead */
function createOn({ slug, next: usual, ways, span }, words, lead) {
  const next = usual && (ways?.[routeTaken()] ?? usual); // a file of one lesson leads nowhere
  if (!next) return null;
  const on = html("a", { class: "story-on", href: next.slug, target: "_self" }, [words.say("story.on", { title: next.title })]);
  on.addEventListener("click", (event) => {
    if (!span || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lead.step(1); // within a talk, without loading the site again
  });
  const problem = html("a", { class: "story-problem", href: `review?problem=${slug}`, target: "_self" }, [words.say("story.problem")]);
  return { on, beside: [html("p", { class: "story-why" }, [next.why ?? ""]), ...(next.why ? [problem] : [])] };
}

/** Back, where one is, on, and out. @param {Story} story @param {Words} words @param {Lead} lead @param {(act: () => void) => void} turns */
function createWay(story, words, lead, turns) {
  const last = story.beats.length - 1;
  const { from, n } = spanOf(story);
  const [back, next, free, resume, again, forget, guide] = ["back", "next", "free", "resume", "again", "forget", "guide"].map((verb) =>
    html("button", { type: "button", "data-story-action": verb }, [words.say(`story.${verb}`, { k: "" })]),
  );
  const dots = html("span", { class: "story-dots", role: "img" });
  const further = createOn(story, words, lead);
  let stopped = 0;
  const acts = [() => lead.step(-1), () => lead.step(1), lead.free, () => lead.go(stopped), lead.again, lead.forget, lead.guide];
  [back, next, free, resume, again, forget, guide].forEach((button, k) => button.addEventListener("click", () => (button === free ? lead.free() : turns(acts[k]))));
  return {
    root: html("nav", { class: "story-nav", "aria-label": words.say("story.nav") }, [resume, again, forget, back, dots, next, ...(further ? [further.on, ...further.beside] : []), free, guide]),
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
 */
export function sentenceOf(story, place, words, readings, phase = besides(story.beats[place.at], place, readings)) {
  const beat = story.beats[place.at];
  const start = `beat.${beat.key}`;
  // A speaker is also told the next sentence, before what it claims has been done.
  const further = ended(beat) && !complete(story, place) ? ".unseen" : { asked: "", doing: ".do", told: ".after" }[phase];
  return words.say(words.has(start + further) ? start + further : start, shownOf(readings));
}

/** Whether a beat neither asks nor waits. @param {Beat} beat */
const ended = ({ bet, goal }) => bet === null && !goal.length;

/** Whether the goal is reached; before the answer nothing, but to who moves something all the same. @param {HTMLElement} root @param {Beat} beat @param {Phase} phase @param {Words} words @param {boolean} moved @param {boolean} left */
function drawGoal(root, beat, phase, words, moved, left) {
  const asked = phase === "asked";
  const reached = phase === "told";
  hide(root, asked ? !moved : !beat.goal.length);
  set(root, "data-goal", root.hidden || asked ? null : reached ? "reached" : left ? "left" : "open");
  text(root, root.hidden ? "" : words.say(asked ? "story.first" : reached ? "story.reached" : left ? "story.left" : "story.open"));
}

/** What a speaker is told: this sentence, the next one, and the notes. @param {Story} story @param {Place} place @param {Words} words @param {Readings} readings */
export function spokenOf(story, place, words, readings) {
  const { beats } = story;
  const beat = beats[place.at];
  const phase = phaseOf(beat, place);
  const noted = ["catches", "notes"].map((part) => `beat.${beat.key}.${part}`).filter(words.has);
  return {
    phase,
    sentence: sentenceOf(story, place, words, readings),
    next: place.at + 1 < beats.length ? sentenceOf(story, { ...place, at: place.at + 1 }, words, readings, "asked") : spanOf(story).following,
    notes: noted.map((key) => words.say(key, shownOf(readings))).join("\n\n"),
  };
}
