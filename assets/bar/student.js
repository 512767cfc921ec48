/**
 * What a student has of an exercise in a link: what is wrong with it, a room's vote, and the way to hand it in.
 *
 * @import {Text} from "../lab/types.js"
 */

import { html, hide } from "../lab/dom.js";
import { LONGEST, PARAMETER, parseExercise, VERSION } from "../sources/exercise/codec.js";
import { emit, listen } from "../hosts/browser/bus.js";
import { noted } from "../lab/live_region.js";
import { KEY, THEN, storageKey } from "../sources/exercise/story.js";
import { createHandIn } from "../share/hand_in.js";
import { createAside } from "./aside.js";
import { local, session } from "../hosts/browser/storage.js";
import { recall } from "../lab/story/memory.js";
import { createVoter, NAME } from "./room/voter.js";

/** What a link has that is no part of the work. */
const OWN = ["beat", "guide", "talk", "room", "lang", THEN];

/**
 * @param {import("../lab/types.js").Text} words @param {string} slug @param {() => boolean} own
 * @param {() => boolean} away whether other data is on show than the exercise's @param {AbortSignal} gone
 */
function createSubmission(words, slug, own, away, gone) {
  const begun = performance.now();
  let done = false;
  listen(
    "beat",
    (beat) => {
      if (beat) done = beat.phase === "told";
    },
    gone,
  );
  const hand = createHandIn(
    words,
    () => workNow(slug, done, (performance.now() - begun) / 1000),
    () => [slug, exerciseNow().question],
    () => session.read(NAME),
  );
  const close = html("button", { type: "button", "data-action": "submission-close" }, [words("submission.close")]);
  const dialog = /** @type {HTMLDialogElement} */ (
    html("dialog", { class: "maker", "aria-label": words("submission.do") }, [
      html("h2", {}, [words("submission.do")]),
      html("p", {}, [words("submission.about")]),
      hand.label,
      hand.code,
      hand.said,
      html("div", { class: "acts" }, [hand.save, hand.copy, close]),
    ])
  );
  const button = html("button", { type: "button", "data-action": "hand-in" }, [words("submission.do")]);
  button.addEventListener("click", () => {
    const panel = own();
    const open = exerciseNow().goal.length > 0 && !done;
    const key = panel ? "own" : away() ? "aside" : open ? "open" : "";
    noted(hand.said, key && words(`submission.${key}`));
    for (const each of [hand.name, hand.code, hand.save, hand.copy]) hide(each, panel);
    void hand.renew();
    dialog.showModal();
  });
  close.addEventListener("click", () => dialog.close());
  return { button, dialog };
}

/**
 * @param {string} slug @param {boolean} done whether the goal was seen reached @param {number} seconds
 */
function workNow(slug, done, seconds) {
  const { searchParams } = new URL(window.location.href);
  for (const each of OWN) searchParams.delete(each);
  const { goal } = exerciseNow();
  const progress = recall(local, storageKey(searchParams.get(PARAMETER) ?? ""));
  const [answer, sure] = [progress?.answers[KEY] ?? null, progress?.sure?.[KEY] ?? null];
  return {
    link: `/${slug === "home" ? "" : slug}?${searchParams}`,
    answer,
    sure,
    reached: goal.length ? done : null,
    seconds,
  };
}

/** What the exercise on the page asks and wants. */
function exerciseNow() {
  return (
    parseExercise(new URL(window.location.href).searchParams.get(PARAMETER) ?? "").exercise ?? {
      question: "",
      goal: [],
    }
  );
}

const SETTLES = 2500; // ms until a surface shows its readings

/**
 * @param {Text} words @param {string} carried the exercise, as the link has it @param {string} slug of the page
 * @param {import("./types.js").Student} student @param {AbortSignal} gone
 * @returns {{exercise: import("../sources/exercise/types.js").Exercise | null, buttons: HTMLElement[], parts:
 * HTMLElement[]}} exercise: null where the link is damaged
 */
export function createStudent(words, carried, slug, { room, own, unknown }, gone) {
  const note = html("p", { class: "warned" });
  const { exercise, fault } = parseExercise(carried);
  if (!exercise) {
    noted(note, words("exercise.unread", { why: words(`exercise.${fault}`, { most: LONGEST, version: VERSION }) }));
    return { exercise, buttons: [], parts: [note] };
  }
  findUnknown(
    exercise,
    (reading) =>
      unknown
        ? unknown()
        : noted(note, words("exercise.unread", { why: words("exercise.unknown-reading", { reading }) })),
    gone,
  );
  const aside = createAside(words, carried, gone);
  const submission = createSubmission(words, slug, own, aside.away, gone);
  const vote = room && !room.owner ? [createVoter(words, room, exercise, gone)] : [];
  return {
    exercise,
    buttons: room?.owner ? [] : [submission.button],
    parts: [note, aside.root, submission.dialog, ...vote],
  };
}

/**
 * Look for a reading that an exercise asks about and that is not here.
 * @param {import("../sources/exercise/types.js").Exercise} exercise @param {(reading: string) => void} then
 * @param {AbortSignal} gone
 */
function findUnknown({ choices, scale, goal }, then, gone) {
  const named = [
    ...choices.map(({ holds }) => holds[0]),
    ...(scale ? [scale.reading] : []),
    ...goal.map(([reading]) => reading),
  ];
  const timer = window.setTimeout(
    () =>
      emit("describe", ({ readings }) => {
        const unknown = named.find((reading) => !Object.hasOwn(readings, reading));
        if (unknown !== undefined) then(unknown);
      }),
    SETTLES,
  );
  gone.addEventListener("abort", () => clearTimeout(timer));
}
