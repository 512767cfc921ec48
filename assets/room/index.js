/**
 * The page of a phone in a room that follows a talk: it asks the room every other second where the wall is, shows what
 * is asked there, sends what its reader answers, and shows what all said once the wall does.
 *
 * @import {Phone} from "./types.js" @import {Answer} from "../lab/story/types.js"
 */

import { openVoice } from "../hosts/browser/voice.js";
import { local, session } from "../hosts/browser/storage.js";
import { glance, roomHere, vote } from "../bar/room/client.js";
import { createText } from "../lab/text.js";
import { due, sentAs, settled, waitFor } from "./answers.js";
import { createView } from "./view.js";

const ANSWERS = "cosine-lab:answers:";
const WORD = "cosine-lab:word";
/** What the next look at the room explains better. */
const PASSING = ["elsewhere", "revealed", "paused"];

export function mount() {
  const { words, language } = JSON.parse(document.getElementById("told")?.textContent ?? "");
  const room = roomHere();
  const key = ANSWERS + room?.code;
  const counted = JSON.parse(session.read(key) ?? "{}");
  const mine = { answers: { ...counted }, counted, sent: "", refused: null, id: ownWord() };
  const view = createView(
    createText(words, language),
    room?.code ?? "",
    (/** @type {string} */ step, /** @type {Answer} */ answer) => {
      mine.answers[step] = answer;
      void send(self);
    },
  );
  document.body.prepend(view.root);
  openVoice();
  if (!room) return view.end();
  /** @type {Phone} */
  const self = { room, kept: key, view, mine, now: null, mark: "", failed: 0, busy: false, timer: 0 };
  // A phone that was asleep, or is back on the network, asks at once.
  const wake = () => {
    if (document.hidden || !self.timer) return;
    clearTimeout(self.timer);
    void ask(self);
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  void ask(self);
}

/** A word that nobody gave, the same each time. */
function ownWord() {
  const random = () =>
    [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => "abcdefghijklmnop"[byte % 16]).join("");
  const word = local.read(WORD) ?? random();
  local.write(WORD, word);
  return word;
}

/** Where is the wall? @param {Phone} self */
async function ask(self) {
  const { room, view, mine } = self;
  self.timer = 0;
  const { refused, body, mark } = await glance(room, self.mark);
  if (refused === "unknown") return view.end();
  self.failed = refused ? self.failed + 1 : 0;
  if (refused) mine.refused = "away";
  else if (mine.refused === "away") mine.refused = null;
  if (body && !refused) Object.assign(self, { now: body, mark });
  await send(self);
  self.timer = window.setTimeout(() => ask(self), waitFor(self.failed, Math.random()));
}

/** Draw, and send what the room has not heard yet. @param {Phone} self */
async function send(self) {
  const { room, view, mine, now } = self;
  if (!now) return;
  if (!self.busy) mine.answers = settled(now, mine);
  view.draw(now, mine);
  const ballot = due(now, mine);
  if (!ballot || self.busy || mine.refused === "away") return;
  self.busy = true;
  const { refused } = await vote(room, ballot);
  self.busy = false;
  mine.refused = refused && PASSING.includes(refused) ? null : refused;
  if (!refused) {
    mine.sent = sentAs(now, ballot);
    if (ballot.phase === "told") mine.counted[ballot.step] = ballot.answer;
    session.write(self.kept, JSON.stringify(mine.counted));
  }
  if (self.now) view.draw(self.now, mine);
  if (!refused && self.now && due(self.now, mine)) await send(self); // another was chosen meanwhile
}
