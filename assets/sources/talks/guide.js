/**
 * Leads a talk from page to page, and stands in for the story where a page tells none: it says the caption and
 * hears the clicker.
 *
 * @import {Go} from "./types.js" @import {Shown} from "../../lab/story/remote.js"
 */

import { html } from "../../lab/dom.js";
import { listen, emit } from "../../hosts/browser/bus.js";
import { noted } from "../../lab/live_region.js";
import { playing, talkHere } from "./playing.js";
import { sentenceOf } from "./story.js";

const SETTLES = 1200;

/**
 * @param {import("../../lab/types.js").Text} words @param {Go} go to a step that another page shows
 * @param {AbortSignal} gone @param {number} [settles] ms in which a surface may say that it tells the step itself
 */
export function createGuide(words, go, gone, settles = SETTLES) {
  const caption = createCaption(words);
  let [mine, answered] = [/** @type {Shown | null} */ (null), false];
  const stand = (/** @type {Shown | null} */ beat) => {
    mine = beat;
    caption.hidden = !beat;
    document.documentElement.toggleAttribute("data-step", beat !== null);
    noted(caption, beat?.sentence ?? "");
  };
  listen(
    "beat",
    (beat) => {
      if (beat === mine && beat) return;
      answered = true;
      if (beat) stand(null);
    },
    gone,
  );
  const alone = () => {
    answered = false;
    emit("ask", {});
    return !answered;
  };
  const begin = (beat = beatHere()) => {
    if (!beat || beat.at === mine?.at) return;
    stand(beat);
    emit("beat", beat);
  };
  listen("ask", () => mine && emit("beat", mine), gone);
  const turn = (/** @type {number} */ to) => {
    const step = talkHere()?.steps.at(to);
    if (step && to >= 0) go(step, to);
  };
  listen("elsewhere", ({ to }) => turn(to), gone);
  listen("address", () => mine && begin(), gone); // another step may have been turned to in place
  listen(
    "step",
    (request) => {
      if (!mine || !alone()) return;
      turn("by" in request ? mine.at + request.by : request.to < 0 ? mine.n - 1 : Math.min(request.to, mine.n - 1));
    },
    gone,
  );
  later(settles, () => alone() && begin(), gone);
  gone.addEventListener("abort", () => stand(null));
  return caption;
}

/** What is said, above a page that leaves it the room. @param {import("../../lab/types.js").Text} words */
function createCaption(words) {
  const caption = html("p", {
    class: "step",
    "data-talk-step": "",
    "aria-label": words("talk.step"),
    role: "note",
    hidden: "",
  });
  new ResizeObserver(() =>
    document.documentElement.style.setProperty("--step-high", `${caption.offsetHeight}px`),
  ).observe(caption);
  return caption;
}

/** @param {number} ms @param {() => void} act @param {AbortSignal} gone */
function later(ms, act, gone) {
  const timer = setTimeout(act, ms);
  gone.addEventListener("abort", () => clearTimeout(timer));
}

/** Where the talk is, on a page that tells no story. @returns {Shown | null} */
function beatHere() {
  const now = playing();
  if (!now) return null;
  const {
    at,
    talk: { steps },
  } = now;
  const next = steps.at(at + 1);
  return {
    slug: steps[at].slug,
    at,
    n: steps.length,
    phase: "told",
    sentence: sentenceOf(steps[at]),
    next: next ? sentenceOf(next) : "",
    notes: steps[at].notes,
    sealed: false,
    hands: false,
    bet: null,
    scale: null,
    truth: null,
    said: "",
  };
}
