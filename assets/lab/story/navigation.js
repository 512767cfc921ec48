/** The way on from a step: back, where one is, on, and out. */

import { allow, hide, html, pressedTwice, set, text } from "../dom.js";
import { spanOf } from "./machine.js";
/** @import {Lead, Past, Phase, Place, Story, Words} from "./types.js" */

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
export function createWay(story, words, lead, turns) {
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
