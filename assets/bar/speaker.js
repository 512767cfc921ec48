/**
 * The speaker's window: the first window fills it, and does so again when either of the two is loaded anew.
 *
 * @import {Text} from "../lab/types.js" @import {Shown} from "../lab/story/remote.js"
 */

import { commandOf, focusOf } from "../hosts/browser/keys.js";
import { session } from "../hosts/browser/storage.js";
import { html, pressedTwice, text } from "../lab/dom.js";
import { began, start } from "../sources/talks/clock.js";
import { handsOf } from "../lab/story/bet.js";

export const CHANNEL = "cosine-lab:talk";
const [NAME, OPENED] = ["cosine-lab-speaker", "cosine-lab:speaker"];
/** What this window asks of the first; it has no talk of its own to leave. */
const SENT = ["next", "back", "first", "last", "jump", "blank"];

/** @type {Window | null} */
let view = null;

/**
 * Open the second window, or bring it to the front. @param {Text} words @param {string} style
 * @returns {boolean} whether the browser let it open
 */
export function openSpeaker(words, style) {
  if (!view || view.closed) fillSpeaker(words, style);
  view?.focus();
  return view !== null;
}

/** Go on with a window that was open before this page was loaded. @param {Text} words @param {string} style */
export function keepSpeaker(words, style) {
  if (!view && session.read(OPENED) !== null) fillSpeaker(words, style);
}

/** @param {Text} words @param {string} style */
function fillSpeaker(words, style) {
  const opened = "BroadcastChannel" in window ? window.open("", NAME, "popup,width=960,height=640") : null;
  view = opened;
  if (!opened) return session.remove(OPENED);
  session.write(OPENED, "");
  const channel = new BroadcastChannel(CHANNEL);
  const parts = Object.fromEntries(
    ["place", "typed", "votes", "sentence", "hands", "said", "notes", "next"].map((name) => [
      name,
      html("p", { class: name }),
    ]),
  );
  const time = html("button", { type: "button", class: "clock", title: words("talk.restart") });
  const question = words("talk.restart.sure");
  const fill = () => {
    const { document: page } = opened;
    page.title = words("talk.speaker");
    page.documentElement.lang = document.documentElement.lang;
    page.head.replaceChildren(Object.assign(page.createElement("style"), { textContent: style }));
    page.body.className = "speaker";
    page.body.replaceChildren(
      html("header", {}, [parts.place, parts.typed, parts.votes, time]),
      parts.sentence,
      parts.hands,
      parts.said,
      html("h2", {}, [words("talk.notes")]),
      parts.notes,
      html("h2", {}, [words("talk.coming")]),
      parts.next,
    );
    opened.addEventListener(
      "keydown",
      sender(channel, (typed) => text(parts.typed, typed && `→ ${typed}`)),
    );
    channel.postMessage({ ask: true });
  };
  channel.onmessage = ({ data }) => {
    if ("shown" in data) showIn(parts, data.shown, words);
    else if ("votes" in data) {
      text(parts.votes, data.votes.said);
      text(parts.said, data.votes.result);
    }
  };
  const tick = () => {
    if (opened.closed) return over();
    if (opened.document.body && time.ownerDocument !== opened.document) fill(); // loaded anew, it is empty
    if (time.textContent !== question) text(time, clock(began(), words));
  };
  const timer = setInterval(tick, 500);
  pressedTwice(time, question, () => {
    start();
    tick();
  });
  const over = () => {
    clearInterval(timer);
    channel.close();
    session.remove(OPENED);
  };
  tick();
}

/** @param {Record<string, HTMLElement>} parts @param {Shown | null} shown @param {Text} words */
function showIn(parts, shown, words) {
  text(parts.place, shown ? words("talk.place", { k: shown.at + 1, n: shown.n }) : "");
  text(parts.sentence, shown?.sentence ?? words("talk.free"));
  text(parts.hands, shown?.scale ? words("talk.hands", { values: handsOf(shown.scale).join(" · ") }) : "");
  text(parts.notes, shown?.notes ?? "");
  text(parts.next, shown?.next ?? "");
}

/** The time of day, and how long it has been. @param {number | null} since @param {Text} words */
function clock(since, words) {
  const seconds = since ? Math.floor((Date.now() - since) / 1000) : 0;
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
