/**
 * The speaker's view: a second window with the sentence, the notes, what comes next and a clock. It hears of
 * every step by a channel, and sends the clicker's keys back, so that either window may have the keyboard.
 *
 * @typedef {import("./remote.js").Shown} Shown
 * @typedef {import("../text.js").Text} Text
 * @typedef {import("./keys.js").Command} Command
 * @typedef {{shown: Shown | null} | {command: Command} | {ask: true}} Message
 */

import { html, text } from "../dom.js";
import { hear, tell } from "../signals.js";
import { commandOf, focusOf } from "./keys.js";

const CHANNEL = "cosine-lab:talk";
const NAME = "cosine-lab-speaker";
/** What this window asks of the first; it has no talk of its own to leave. */
const SENT = ["next", "back", "first", "last", "jump", "blank"];

/** Tell the channel of every step, and do what it asks for. @param {(command: Command) => void} act @param {AbortSignal} gone */
export function createLine(act, gone) {
  const channel = new BroadcastChannel(CHANNEL);
  hear("beat", (shown) => channel.postMessage({ shown }), gone);
  channel.onmessage = ({ data }) => {
    if (data?.command) act(data.command);
    else if (data?.ask) tell("ask", {});
  };
  gone.addEventListener("abort", () => channel.close());
}

/** Open the second window, or bring it to the front. @param {Text} words @param {string} style @returns {boolean} whether the browser let it open */
export function openSpeaker(words, style) {
  const view = window.open("", NAME, "popup,width=960,height=640");
  if (!view) return false;
  const channel = new BroadcastChannel(CHANNEL);
  const parts = Object.fromEntries(["place", "clock", "sentence", "notes", "next"].map((name) => [name, html("p", { class: name })]));
  const { document: page } = view;
  page.title = words("talk.speaker");
  page.documentElement.lang = document.documentElement.lang;
  page.head.replaceChildren(Object.assign(page.createElement("style"), { textContent: style }));
  page.body.className = "speaker";
  page.body.replaceChildren(
    html("header", {}, [parts.place, parts.clock]),
    parts.sentence,
    html("h2", {}, [words("talk.notes")]), parts.notes,
    html("h2", {}, [words("talk.coming")]), parts.next,
  );
  channel.onmessage = ({ data }) => {
    if ("shown" in data) drawn(parts, data.shown, words);
  };
  view.addEventListener("keydown", sender(channel));
  const began = Date.now();
  const timer = setInterval(() => (view.closed ? over() : text(parts.clock, clock(began, words))), 500);
  const over = () => {
    clearInterval(timer);
    channel.close();
  };
  channel.postMessage({ ask: true });
  view.focus();
  return true;
}

/** @param {Record<string, HTMLElement>} parts @param {Shown | null} shown @param {Text} words */
function drawn(parts, shown, words) {
  text(parts.place, shown ? words("talk.place", { k: shown.at + 1, n: shown.n }) : "");
  text(parts.sentence, shown?.sentence ?? words("talk.free"));
  text(parts.notes, shown?.notes ?? "");
  text(parts.next, shown?.next ?? "");
}

/** The time of day, and how long it has been. @param {number} began @param {Text} words */
function clock(began, words) {
  const seconds = Math.floor((Date.now() - began) / 1000);
  const passed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return words("talk.clock", { now: new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }), passed });
}

/** Keys of this window for the first. @param {BroadcastChannel} channel @returns {(event: KeyboardEvent) => void} */
function sender(channel) {
  let typed = "";
  return (event) => {
    const command = commandOf(event, { talking: true, focus: focusOf(event), typed });
    typed = command?.do === "type" ? command.typed : "";
    if (!command || !SENT.includes(command.do)) return;
    event.preventDefault();
    channel.postMessage({ command });
  };
}
