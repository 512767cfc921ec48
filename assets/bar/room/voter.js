/**
 * A student's side of a room: the answer goes out once it is given, and again whenever it changes. Where
 * nothing is asked but to reach a goal, the state goes out once it is reached.
 */

import { html, text } from "../../lab/dom.js";
import { KEY, keptAs } from "../../lab/exercise/story.js";
import { PARAMETER } from "../../lab/exercise/codec.js";
import { hear } from "../../lab/signals.js";
import { recall } from "../../lab/story/memory.js";
import { vote } from "./client.js";

const EVERY = 1500; // ms
/** Reasons after which there is no use in trying again. */
const FINAL = ["unknown", "revealed", "full", "junk"];

/**
 * @param {import("../../lab/text.js").Text} words @param {import("./client.js").Room} room
 * @param {import("../../lab/exercise/codec.js").Exercise} exercise @param {AbortSignal} gone
 */
export function createVoter(words, room, exercise, gone) {
  const bets = exercise.choices.length > 0 || exercise.scale !== null;
  const said = html("p", { class: "vote", role: "status", "data-vote": "open" }, [words("room.waiting", { code: room.code })]);
  let ready = false;
  let sent = "";
  let busy = false;
  const say = (/** @type {string} */ state, /** @type {string} */ sentence) => {
    said.dataset.vote = state;
    text(said, sentence);
  };
  hear("beat", (shown) => {
    if (shown) ready = bets ? shown.phase !== "asked" : shown.phase === "told";
  }, gone);
  const timer = window.setInterval(async () => {
    if (!ready || busy) return;
    const now = voteNow(bets);
    if (!now || JSON.stringify(now) === sent) return;
    busy = true;
    const { refused } = await vote(room, now);
    busy = false;
    if (refused && !FINAL.includes(refused)) return say("trying", words(`room.${refused}`));
    sent = JSON.stringify(now);
    if (!refused) return say("counted", words("room.counted", { code: room.code }));
    say(refused, words(`room.${refused}`));
    if (refused !== "junk") clearInterval(timer);
  }, EVERY);
  gone.addEventListener("abort", () => clearInterval(timer));
  return said;
}

/** What would be voted now; null before the bet is answered. @param {boolean} bets whether there is one */
function voteNow(bets) {
  const { searchParams } = new URL(window.location.href);
  const kept = recall(keptAs(searchParams.get(PARAMETER) ?? ""));
  if (bets && !kept) return null;
  return { answer: kept?.answers[KEY] ?? null, state: searchParams.get("s") };
}
