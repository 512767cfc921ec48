/** Talk mode as the reader meets it: a button, keys, a row of controls, a black screen, a second window. */

import { html, set, text } from "../lab/dom.js";
import { hear, tell } from "../hosts/browser/bus.js";
import { noted } from "../lab/live_region.js";
import { followTalk } from "./focus.js";
import { createRow } from "./talk_row.js";
import { commandOf, focusOf } from "../hosts/browser/keys.js";
import { continueTalk, followFullScreen, setTalk, talking } from "../hosts/browser/talk_mode.js";

/** @typedef {import("../lab/types.js").Text} Text @typedef {import("../lab/story/remote.js").Shown} Shown */

/**
 * @typedef {import("../hosts/browser/keys.js").Command} Command
 * @typedef {{shown: Shown | null} | {votes: string} | {command: Command} | {ask: true}} Message
 */

const [CHANNEL, NAME] = ["cosine-lab:talk", "cosine-lab-speaker"];
/** What this window asks of the first; it has no talk of its own to leave. */
const SENT = ["next", "back", "first", "last", "jump", "blank"];

/**
 * Tell the channel of every step, and do what it asks for. @param {(command: Command) => void} act
 * @param {AbortSignal} gone
 */
function createLine(act, gone) {
  if (!("BroadcastChannel" in window)) return; // then there is no second window either
  const channel = new BroadcastChannel(CHANNEL);
  hear("beat", (beat) => channel.postMessage({ shown: beat }), gone);
  hear("votes", ({ said: votes }) => channel.postMessage({ votes }), gone);
  channel.onmessage = ({ data }) => {
    if (data?.command) act(data.command);
    else if (data?.ask) tell("ask", {});
  };
  gone.addEventListener("abort", () => channel.close());
}

/**
 * Open the second window, or bring it to the front. @param {Text} words @param {string} style
 * @returns {boolean} whether the browser let it open
 */
function openSpeaker(words, style) {
  const view = "BroadcastChannel" in window && window.open("", NAME, "popup,width=960,height=640");
  if (!view) return false;
  const channel = new BroadcastChannel(CHANNEL);
  const parts = Object.fromEntries(
    ["place", "typed", "votes", "sentence", "notes", "next"].map((name) => [name, html("p", { class: name })]),
  );
  const time = html("button", { type: "button", class: "clock", title: words("talk.restart") });
  const { document: page } = view;
  page.title = words("talk.speaker");
  page.documentElement.lang = document.documentElement.lang;
  page.head.replaceChildren(Object.assign(page.createElement("style"), { textContent: style }));
  page.body.className = "speaker";
  page.body.replaceChildren(
    html("header", {}, [parts.place, parts.typed, parts.votes, time]),
    parts.sentence,
    html("h2", {}, [words("talk.notes")]),
    parts.notes,
    html("h2", {}, [words("talk.coming")]),
    parts.next,
  );
  channel.onmessage = ({ data }) => {
    if ("shown" in data) showIn(parts, data.shown, words);
    else if ("votes" in data) text(parts.votes, data.votes);
  };
  view.addEventListener(
    "keydown",
    sender(channel, (typed) => text(parts.typed, typed && `→ ${typed}`)),
  );
  let began = Date.now();
  const tick = () => (view.closed ? over() : text(time, clock(began, words)));
  const timer = setInterval(tick, 500);
  time.addEventListener("click", () => {
    began = Date.now();
    tick();
  });
  const over = () => {
    clearInterval(timer);
    channel.close();
  };
  channel.postMessage({ ask: true });
  view.focus();
  return true;
}

/** @param {Record<string, HTMLElement>} parts @param {Shown | null} beat @param {Text} words */
function showIn(parts, beat, words) {
  text(parts.place, beat ? words("talk.place", { k: beat.at + 1, n: beat.n }) : "");
  text(parts.sentence, beat?.sentence ?? words("talk.free"));
  text(parts.notes, beat?.notes ?? "");
  text(parts.next, beat?.next ?? "");
}

/** The time of day, and how long it has been. @param {number} began @param {Text} words */
function clock(began, words) {
  const seconds = Math.floor((Date.now() - began) / 1000);
  const passed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return words("talk.clock", {
    now: new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }),
    passed,
  });
}

/**
 * Keys of this window for the first. @param {BroadcastChannel} channel
 * @param {(typed: string) => void} echo the number of a step so far @returns {(event: KeyboardEvent) => void}
 */
function sender(channel, echo) {
  let typed = "";
  return (event) => {
    const command = commandOf(event, { talking: true, focus: focusOf(event), typed });
    typed = command?.do === "type" ? command.typed : "";
    echo(typed);
    if (!command || !SENT.includes(command.do)) return;
    event.preventDefault();
    channel.postMessage({ command });
  };
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
  hear("talk", drawn, gone);
  hear("talk", ({ on }) => followTalk(button, on), gone);
  followFullScreen(gone);
  const act = actOf(self, blank, row);
  createLine(act, gone);
  listen(self, act, gone, starts);
  continueTalk(visible);
  drawn();
  blank(false);
  tell("ask", {});
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
    else if (command.do === "next") tell("step", { by: 1 });
    else if (command.do === "back") tell("step", { by: -1 });
    else if (command.do === "first") tell("step", { to: 0 });
    else if (command.do === "last") tell("step", { to: -1 });
    else if (command.do === "jump") tell("step", { to: command.to });
  };
}

/**
 * The keys, wherever the keyboard is. @param {{typed: string}} self
 * @param {(command: import("../hosts/browser/keys.js").Command) => void} act @param {AbortSignal} gone
 * @param {boolean} starts
 */
function listen(self, act, gone, starts) {
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
