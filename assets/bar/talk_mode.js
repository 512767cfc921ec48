/** Talk mode as the reader meets it: a button, keys, a row of controls, a black screen, a second window. */

import { html, set } from "../lab/dom.js";
import { listen, emit } from "../hosts/browser/bus.js";
import { noted } from "../lab/live_region.js";
import { followTalk } from "./focus.js";
import { createRow } from "./talk_row.js";
import { CHANNEL, keepSpeaker, openSpeaker } from "./speaker.js";
import { began, start } from "../sources/talks/clock.js";
import { commandOf, focusOf } from "../hosts/browser/keys.js";
import { continueTalk, followFullScreen, setTalk, talking } from "../hosts/browser/talk_mode.js";

/**
 * @import {Text} from "../lab/types.js" @import {Shown} from "../lab/story/remote.js"
 * @import {Command} from "../hosts/browser/keys.js"
 * @typedef {{shown: Shown | null} | {votes: {said: string, result: string}} | {command: Command} | {ask: true}} Message
 */

/**
 * Tell the channel of every step, and do what it asks for. @param {(command: Command) => void} act
 * @param {AbortSignal} gone
 */
function createLine(act, gone) {
  if (!("BroadcastChannel" in window)) return; // then there is no second window either
  const channel = new BroadcastChannel(CHANNEL);
  listen("beat", (beat) => channel.postMessage({ shown: beat }), gone);
  listen("step", () => began() || start(), gone); // its first press
  listen("votes", (votes) => channel.postMessage({ votes }), gone);
  channel.onmessage = ({ data }) => {
    if (data?.command) act(data.command);
    else if (data?.ask) emit("ask", {});
  };
  gone.addEventListener("abort", () => channel.close());
}

/**
 * @param {Text} words @param {string} style of the speaker's window @param {AbortSignal} gone
 * @param {{starts?: boolean, shown?: boolean}} [page] whether a clicker's first page begins it; whether it is a
 * page to show on a wall
 */
export function createTalk(words, style, gone, { starts = false, shown: visible = true } = {}) {
  const button = html("button", { type: "button", "data-action": "talk", title: words("talk.title") }, [words("talk")]);
  const black = html("div", { class: "black", role: "img", "aria-label": words("talk.black") });
  const self = { typed: "", black: false };
  const blank = (/** @type {boolean} */ on) => {
    self.black = on;
    black.hidden = !on;
  };
  const note = html("span", { class: "note" });
  const speaker = () => {
    noted(note, openSpeaker(words, style) ? "" : words("talk.no-window"));
  };
  const row = createRow(words, { blank: () => blank(true), speaker, leave: () => setTalk(false) }, gone);
  row.root.append(note);
  const drawn = () => {
    set(button, "aria-pressed", String(talking()));
    row.root.hidden = !talking();
    if (!talking()) blank(false);
  };
  button.addEventListener("click", () => setTalk(!talking()));
  black.addEventListener("click", () => blank(false));
  listen("talk", drawn, gone);
  listen("talk", ({ on }) => followTalk(button, on), gone);
  followFullScreen(gone);
  const act = actOf(self, blank, row);
  createLine(act, gone);
  hearCommands(self, act, gone, starts);
  continueTalk(visible);
  drawn();
  blank(false);
  keepSpeaker(words, style);
  emit("ask", {});
  return { button, row: row.root, black };
}

/**
 * What a key does, of this window or of the speaker's. @param {{typed: string, black: boolean}} self
 * @param {(on: boolean) => void} blank @param {ReturnType<typeof createRow>} row
 * @returns {(command: import("../hosts/browser/keys.js").Command) => void}
 */
function actOf(self, blank, row) {
  return (command) => {
    if (self.black || command.do === "blank") return blank(!self.black); // any of its keys brings the picture back
    self.typed = command.do === "type" ? command.typed : "";
    row.draw(self.typed);
    row.rest();
    if (command.do === "toggle") setTalk(!talking());
    else if (command.do === "leave") setTalk(false);
    else if (command.do === "next") emit("step", { by: 1 });
    else if (command.do === "back") emit("step", { by: -1 });
    else if (command.do === "first") emit("step", { to: 0 });
    else if (command.do === "last") emit("step", { to: -1 });
    else if (command.do === "jump") emit("step", { to: command.to });
  };
}

/**
 * The keys, wherever the keyboard is. @param {{typed: string}} self
 * @param {(command: import("../hosts/browser/keys.js").Command) => void} act @param {AbortSignal} gone
 * @param {boolean} starts
 */
function hearCommands(self, act, gone, starts) {
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented) return;
      const command = commandOf(event, { talking: talking(), focus: focusOf(event), typed: self.typed, starts });
      if (!command) return;
      event.preventDefault();
      act(command);
    },
    { signal: gone },
  );
}
