/**
 * A room that follows a talk, on the projector: each bet is asked there when the talk comes to it, Next shows what the
 * room said, and the talk goes on. Between bets it is one line, for those who come late.
 */

import { hide, pressedTwice } from "../../lab/dom.js";
import { listen, emit } from "../../hosts/browser/bus.js";
import { aloud, noted } from "../../lab/live_region.js";
import { csv } from "../../lab/csv.js";
import { start } from "../../sources/talks/clock.js";
import { saveText } from "../../share/export/save.js";
import { end, keepHour, look, move, past, pause, reveal } from "./client.js";
import { createHourPanel } from "./hour_panel.js";
import { away } from "./panel.js";
import { presenceOf } from "./present.js";
import { aboutOf, asks, firstRound, plain, isRehearsed, rowsOf, stepOf } from "./steps.js";

const EVERY = 1500; // ms

/** @typedef {import("../../lab/story/remote.js").Shown} Shown @typedef {import("./types.js").Hour} Hour */

/**
 * @param {import("../../lab/types.js").Text} words @param {Hour["page"]} page @param {import("./types.js").Room} room
 * @param {boolean} first whether it has just been opened @param {AbortSignal} gone
 */
export function createHour(words, page, room, first, gone) {
  const parts = createHourPanel(words, room, first);
  /** @type {Hour} */
  const self = {
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
    first: null,
    turning: null,
    again: false,
  };
  const timer = window.setInterval(() => turn(self), EVERY);
  for (const signal of [gone, self.ended.signal]) signal.addEventListener("abort", () => clearInterval(timer));
  // the clicker's way on
  listen("step", (to) => "by" in to && to.by === 1 && parts.root.dataset.at === "asked" && open(self), gone);
  listen("step", () => parts.over.matches(":focus") && parts.root.focus({ preventScroll: true }), gone); // not ended
  const begin = (/** @type {Shown | null} */ beat) => void (first && !self.shown && beat?.at === 0 && start());
  listen("beat", (beat) => (begin(beat), follow(self, beat)), gone);
  gone.addEventListener("abort", parts.close);
  parts.show.addEventListener("click", () => open(self));
  parts.hold.addEventListener("click", async () => {
    const on = parts.hold.getAttribute("aria-pressed") !== "true";
    if (!fault(self, (await pause(room, on)).refused)) void turn(self);
  });
  parts.save.addEventListener("click", async () => {
    const { refused, body } = await past(room);
    if (!fault(self, refused)) saveText(csv(rowsOf(words, body)), `cosine-lab-room-${room.code}.csv`, "text/csv");
    parts.root.focus({ preventScroll: true }); // the next Space is the clicker's
  });
  pressedTwice(parts.over, words("room.end.sure-saved"), async () => {
    await self.turning; // nothing asks for a room that is over
    const over = end(room);
    self.turning = over.then(() => void (self.turning = null));
    if (fault(self, (await over).refused)) return;
    finish(self);
    noted(parts.said, words("room.ended"));
  });
  requestAnimationFrame(() => first && aloud(parts.join));
  return parts.root;
}

/** Say what is wrong, if anything is. @param {Hour} self @param {string | null} refused */
function fault(self, refused) {
  if (self.ended.signal.aborted) return true; // what was on its way when the room ended
  noted(self.parts.said, refused ? self.words(`room.${refused}`) : "");
  if (refused === "unknown") finish(self);
  return refused !== null;
}

/** The room is over, and the talk goes on without one. @param {Hour} self */
function finish({ parts, ended }) {
  ended.abort();
  keepHour(null);
  emit("reveal", {});
  emit("votes", { said: "", result: "" });
  parts.draw("over", null, null);
  hide(parts.leave, false);
  away(parts.root, [parts.join, parts.show, parts.hold, parts.over, parts.save], parts.leave);
}

/** The talk is at another step, or the step has come to something. @param {Hour} self @param {Shown | null} beat */
function follow(self, beat) {
  if (!beat || self.ended.signal.aborted) return;
  const before = self.shown?.said;
  self.shown = beat;
  if (isRehearsed(self.room, beat)) emit("seal", { again: true });
  if (self.shown !== beat) return; // it is asked, and that has been heard
  const step = stepOf(self.room, beat, self.told);
  if (asks(beat) && !beat.sealed) emit("seal", { again: false });
  if (step === self.step && beat.said === before) return;
  if (step !== self.step) self.parts.turned(beat.at === 0 && !beat.bet); // all get in there
  self.step = step;
  keepHour(self.room);
  setTimeout(turn, 50, self); // a step's numbers come after it
}

/** Show what the room said. Without a network the talk goes on, and the room hears it later. @param {Hour} self */
async function open(self) {
  const { step } = self;
  fault(self, (await reveal(self.room)).refused);
  if (step !== self.step) return;
  emit("reveal", {});
  self.told.add(step); // after it: nothing is asked any more
  void turn(self);
}

/** Bring room and wall together; one after the other. @param {Hour} self @returns {Promise<void>} */
function turn(self) {
  self.again = self.turning !== null;
  return (self.turning ??= sync(self).then(() => {
    self.turning = null;
    return self.again && !self.ended.signal.aborted ? turn(self) : undefined;
  }));
}

/** @param {Hour} self */
async function sync(self) {
  const { room, step, shown, told, page } = self;
  if (!shown) return;
  const about = aboutOf(shown, page, step);
  const now = JSON.stringify(about); // its numbers may come a moment after the step
  const known = self.at === step && (self.sent === now || told.has(step));
  if (!known && fault(self, (await move(room, about)).refused)) return;
  Object.assign(self, { at: step, sent: now });
  if (told.has(step)) await reveal(room, shown.said ? { answer: shown.truth, said: plain(shown.said) } : undefined);
  const { refused, body } = await look(room);
  if (fault(self, refused) || step !== self.step) return;
  room.here = presenceOf(room.here, body, Date.now());
  keepHour(room); // the next step may be on another page
  if (body.revealed && self.first?.step !== step) {
    const { refused: lost, body: all } = await past(room);
    if (fault(self, lost) || step !== self.step) return;
    self.first = { step, view: firstRound(all, step) };
  }
  const first = body.revealed ? (self.first?.view ?? null) : null; // before that it would sway who votes again
  self.parts.draw(body.revealed ? "told" : asks(shown) ? "asked" : "wall", body, shown, first);
  if (!body.revealed || told.has(step)) return;
  emit("reveal", {});
  told.add(step);
}
