/**
 * A room that follows a talk, on the projector: each bet is asked there when the talk comes to it, Next shows what the
 * room said, and the talk goes on. Between bets it is one line, for those who come late.
 */

import { hide, pressedTwice } from "../../lab/dom.js";
import { hear, tell } from "../../hosts/browser/bus.js";
import { aloud, noted } from "../../lab/live_region.js";
import { csv } from "../../lab/csv.js";
import { saveText } from "../../share/export/save.js";
import { end, keepHour, look, move, past, pause, reveal } from "./client.js";
import { createHourPanel } from "./hour_panel.js";
import { away } from "./panel.js";
import { aboutOf, asks, plain, rowsOf, stepOf } from "./steps.js";

const EVERY = 1500; // ms

/** @typedef {import("../../lab/story/remote.js").Shown} Shown @typedef {import("./types.js").Hour} Hour */

/**
 * @param {import("../../lab/types.js").Text} words @param {Hour["page"]} page @param {import("./types.js").Room} room
 * @param {boolean} first whether it has just been opened @param {AbortSignal} gone
 */
export function createHour(words, page, room, first, gone) {
  const parts = createHourPanel(words, room, first);
  /** @type {Hour} */
  const held = {
    words,
    page,
    room,
    parts,
    ended: new AbortController(),
    shown: null,
    step: "",
    at: "",
    sent: "",
    told: new Set(),
    busy: false,
    again: false,
  };
  const timer = window.setInterval(() => turn(held), EVERY);
  for (const signal of [gone, held.ended.signal]) signal.addEventListener("abort", () => clearInterval(timer));
  // the clicker's way on
  hear("step", (to) => "by" in to && to.by === 1 && parts.root.dataset.at === "asked" && open(held), gone);
  hear("beat", (shown) => follow(held, shown), gone);
  gone.addEventListener("abort", parts.close);
  parts.show.addEventListener("click", () => open(held));
  parts.hold.addEventListener("click", async () => {
    const on = parts.hold.getAttribute("aria-pressed") !== "true";
    if (!fault(held, (await pause(room, on)).refused)) void turn(held);
  });
  parts.save.addEventListener("click", async () => {
    const { refused, body } = await past(room);
    if (!fault(held, refused)) saveText(csv(rowsOf(words, body)), `cosine-lab-room-${room.code}.csv`, "text/csv");
  });
  pressedTwice(parts.over, words("room.end.sure-saved"), async () => {
    if (fault(held, (await end(room)).refused)) return;
    finish(held);
    noted(parts.said, words("room.ended"));
  });
  requestAnimationFrame(() => first && aloud(parts.join));
  return parts.root;
}

/** Say what is wrong, if anything is. @param {Hour} held @param {string | null} refused */
function fault(held, refused) {
  if (held.ended.signal.aborted) return true; // what was on its way when the room ended
  noted(held.parts.said, refused ? held.words(`room.${refused}`) : "");
  if (refused === "unknown") finish(held);
  return refused !== null;
}

/** The room is over, and the talk goes on without one. @param {Hour} held */
function finish({ parts, ended }) {
  ended.abort();
  keepHour(null);
  tell("reveal", {});
  parts.draw("over", null, null);
  hide(parts.leave, false);
  away(parts.root, [parts.join, parts.show, parts.hold, parts.over, parts.save], parts.leave);
}

/** The talk is at another step, or the step has come to something. @param {Hour} held @param {Shown | null} shown */
function follow(held, shown) {
  if (!shown || held.ended.signal.aborted) return;
  const before = held.shown?.said;
  held.shown = shown;
  const step = stepOf(held.room, shown, held.told);
  if (asks(shown) && !shown.sealed) tell("seal", { again: false });
  if (step === held.step && shown.said === before) return;
  if (step !== held.step) held.parts.turned();
  held.step = step;
  keepHour(held.room);
  void turn(held);
}

/** Show what the room said. Without a network the talk goes on, and the room hears it later. @param {Hour} held */
async function open(held) {
  const { step } = held;
  fault(held, (await reveal(held.room)).refused);
  if (step !== held.step) return;
  tell("reveal", {});
  held.told.add(step); // after it: nothing is asked any more
  void turn(held);
}

/** Bring room and wall together; one after the other. @param {Hour} held */
async function turn(held) {
  held.again = held.busy;
  if (held.busy) return;
  do {
    Object.assign(held, { busy: true, again: false });
    await sync(held);
    held.busy = false;
  } while (held.again && !held.ended.signal.aborted);
}

/** @param {Hour} held */
async function sync(held) {
  const { room, step, shown, told, page } = held;
  if (!shown) return;
  const about = aboutOf(shown, page, step);
  const now = JSON.stringify(about); // its numbers may come a moment after the step
  const known = held.at === step && (held.sent === now || told.has(step));
  if (!known && fault(held, (await move(room, about)).refused)) return;
  Object.assign(held, { at: step, sent: now });
  if (told.has(step)) await reveal(room, shown.said ? { answer: shown.truth, said: plain(shown.said) } : undefined);
  const { refused, body } = await look(room);
  if (fault(held, refused) || step !== held.step) return;
  held.parts.draw(body.revealed ? "told" : asks(shown) ? "asked" : "wall", body, shown);
  if (!body.revealed || told.has(step)) return;
  tell("reveal", {});
  told.add(step);
}
