/**
 * A student's side of a room: the answer goes out once it is given, again whenever it changes, and now and then
 * until the room says that it has been revealed: then this phone also tells what is true. Where nothing is
 * asked but to reach a goal, the state goes out once it is reached.
 */

import { html } from "../../lab/dom.js";
import { KEY, keptAs } from "../../lab/exercise/story.js";
import { PARAMETER } from "../../lab/exercise/codec.js";
import { hear, tell } from "../../lab/signals.js";
import { noted } from "../../lab/spoken.js";
import { recall } from "../../lab/story/memory.js";
import { vote } from "./client.js";

const EVERY = 250; // ms
const SOON = 6; // of these, until an answer that did not arrive is sent again, or one whose state alone is another
const AGAIN = 24; // until a vote that has not changed is
/** Reasons after which there is no use in trying again. */
const FINAL = ["unknown", "revealed", "full", "full-here"];

/** @typedef {{answer: string | number | null, state: string | null, sure: import("../../lab/story/machine.js").Sure | null}} Vote */
/** @typedef {{ready: boolean, sent: Vote | null, tried: Vote | null, since: number, counted: boolean}} Held sent: what the room has; tried: what was last on its way; since: ticks since then */

/**
 * @param {import("../../lab/text.js").Text} words @param {import("./client.js").Room} room
 * @param {import("../../lab/exercise/codec.js").Exercise} exercise @param {AbortSignal} gone
 */
export function createVoter(words, room, exercise, gone) {
  const bets = exercise.choices.length > 0 || exercise.scale !== null;
  const said = html("p", { class: "vote", "data-vote": "open" }, [words(bets ? "room.waiting" : "room.waiting-goal", { code: room.code })]);
  /** @type {Held} */
  const held = { ready: false, sent: null, tried: null, since: 0, counted: false };
  let busy = false;
  const say = (/** @type {string} */ state, key = state, values = {}) => {
    said.dataset.vote = state;
    noted(said, words(`room.${key}`, { code: room.code, ...values }));
  };
  hear("beat", (shown) => {
    if (shown) held.ready = bets ? shown.phase !== "asked" : shown.phase === "told";
  }, gone);
  const timer = window.setInterval(async () => {
    const now = held.ready && !busy ? due(held, bets) : null;
    if (!now) return;
    busy = true;
    if (now.answer !== held.tried?.answer) say("sending");
    Object.assign(held, { tried: now, since: 0 });
    const { refused, body } = await vote(room, now);
    busy = false;
    if (refused && FINAL.includes(refused)) {
      clearInterval(timer);
      tell("reveal", {});
      return say(refused, held.counted && !refused.startsWith("full") ? `${refused}-counted` : refused, body ?? {});
    }
    if (refused && refused !== "junk") return say("trying", refused);
    Object.assign(held, { sent: now, counted: !refused });
    if (voteNow(bets)?.answer !== now.answer) return; // another is on its way
    said.dataset.counted = String(now.answer ?? "");
    say(refused ?? "counted", refused ?? (bets ? "counted" : "counted-goal"));
  }, EVERY);
  gone.addEventListener("abort", () => clearInterval(timer));
  return said;
}

/** What is to be voted now: it is another than before, or to be sent again. @param {Held} held @param {boolean} bets whether there is a bet */
function due(held, bets) {
  const now = voteNow(bets);
  if (!now) return null;
  held.since += 1;
  const [answered, same] = [now.answer === held.sent?.answer, now.state === held.sent?.state && now.sure === held.sent?.sure];
  if (answered) return held.since >= (same ? AGAIN : SOON) && (bets || !same) ? now : null;
  return now.answer === held.tried?.answer && held.since < SOON ? null : now;
}

/** What would be voted; null before the bet is answered. @param {boolean} bets @returns {Vote | null} */
function voteNow(bets) {
  const { searchParams } = new URL(window.location.href);
  const kept = recall(keptAs(searchParams.get(PARAMETER) ?? ""));
  const state = searchParams.get("s"); // a moment after the move
  if (bets ? !kept : !state) return null;
  return { answer: kept?.answers[KEY] ?? null, state, sure: kept?.sure?.[KEY] ?? null };
}
