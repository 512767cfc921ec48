/**
 * A student's side of a room: where the student is goes out, the answer once it is given, again whenever it changes,
 * and
 * now and then until the room says that it has been revealed: then this phone also tells what is true.
 */

import { html } from "../../lab/dom.js";
import { KEY, storageKey } from "../../sources/exercise/story.js";
import { PARAMETER } from "../../sources/exercise/codec.js";
import { listen, emit } from "../../hosts/browser/bus.js";
import { noted } from "../../lab/live_region.js";
import { local, session } from "../../hosts/browser/storage.js";
import { recall } from "../../lab/story/memory.js";
import { vote } from "./client.js";

const EVERY = 250; // ms
const SOON = 6; // of these, until an answer that did not arrive is sent again, or one whose state alone is another
export const NAME = "cosine-lab:name";
const LONGEST_NAME = 40;
const AGAIN = 24; // until a vote that has not changed is
/** Reasons after which there is no use in trying again. */
const FINAL = ["unknown", "revealed", "full", "full-here"];

/** @import {Vote} from "./types.js" */
/** @import {Voter} from "./types.js" */

/**
 * @param {import("../../lab/types.js").Text} words @param {import("./types.js").Room} room
 * @param {import("../../sources/exercise/types.js").Exercise} exercise @param {AbortSignal} gone
 */
export function createVoter(words, room, exercise, gone) {
  const bets = exercise.choices.length > 0 || exercise.scale !== null;
  const waiting = bets ? "waiting" : "waiting-goal";
  const note = html("p", { "data-vote": "open" }, [words(`room.${waiting}`, { code: room.code })]);
  const name = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "text",
      maxlength: LONGEST_NAME,
      placeholder: words("room.who"),
      "aria-label": words("room.who"),
      value: session.read(NAME) ?? "",
    })
  );
  let typed = name.value;
  name.addEventListener("change", () => session.write(NAME, (typed = name.value)));
  /** @type {Voter} */
  const self = { phase: "asked", sent: null, tried: null, since: 0, counted: false };
  let busy = false;
  const say = (/** @type {string} */ state, key = state, values = {}) => {
    note.dataset.vote = state;
    noted(note, words(`room.${key}`, { code: room.code, ...values }));
  };
  listen("beat", (beat) => void (beat && (self.phase = /** @type {Vote["phase"]} */ (beat.phase))), gone);
  const timer = window.setInterval(async () => {
    const now = busy ? null : due(self, typed);
    if (!now) return;
    busy = true;
    if (now.phase !== "asked" && now.answer !== self.tried?.answer) say("sending");
    Object.assign(self, { tried: now, since: 0 });
    const { refused, body } = await vote(room, now);
    busy = false;
    document.querySelector("#stMain, body > main")?.toggleAttribute("inert", refused === "paused");
    if (refused && FINAL.includes(refused)) {
      clearInterval(timer);
      emit("reveal", {});
      return say(refused, self.counted && !refused.startsWith("full") ? `${refused}-counted` : refused, body ?? {});
    }
    if (refused && refused !== "junk") return say("trying", refused);
    Object.assign(self, { sent: now, counted: !refused && now.phase !== "asked" && (bets || now.phase === "told") });
    if (urgent(voteNow(self.phase, typed)) !== urgent(now)) return; // another is on its way
    if (!refused && !self.counted) return say("open", waiting);
    note.dataset.counted = String(now.answer ?? "");
    say(refused ?? "counted", refused ?? (bets ? "counted" : "counted-goal"));
  }, EVERY);
  gone.addEventListener("abort", () => clearInterval(timer));
  return html("div", { class: "vote" }, [
    note,
    ...(local.keeps() ? [] : [html("p", { class: "forgets" }, [words("room.forgets")])]),
    name,
  ]);
}

/** What is sent at once where it is another. @param {Vote | null} of */
const urgent = (of) => of && JSON.stringify([of.answer, of.phase, of.name]);

/** What is to be told now: it is another than before, or to be sent again. @param {Voter} self @param {string} name */
function due(self, name) {
  const now = voteNow(self.phase, name);
  self.since += 1;
  const same = now.state === self.sent?.state && now.sure === self.sent?.sure;
  if (urgent(now) === urgent(self.sent)) return self.since >= (same ? AGAIN : SOON) ? now : null;
  return urgent(now) === urgent(self.tried) && self.since < SOON ? null : now;
}

/**
 * Where this reader is, with the answer once it is given. @param {Vote["phase"]} phase @param {string} name
 * @returns {Vote}
 */
function voteNow(phase, name) {
  const { searchParams } = new URL(window.location.href);
  const progress = recall(local, storageKey(searchParams.get(PARAMETER) ?? ""));
  if (phase === "asked") return { answer: null, state: null, sure: null, phase, name };
  return {
    answer: progress?.answers[KEY] ?? null,
    state: searchParams.get("s"),
    sure: progress?.sure?.[KEY] ?? null,
    phase,
    name,
  }; // the state comes a moment after the move
}
