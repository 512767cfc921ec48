/**
 * What every page has, whatever it shows: talk mode, and the ways to take the page along.
 *
 * @import {Component, Data} from "./types.js"
 */

import { html, text } from "../lab/dom.js";
import { saveText } from "../share/export/save.js";
import { hearDeck } from "../share/deck.js";
import { foreign, framed, passKeysOn } from "../hosts/browser/embed.js";
import { createLeaf } from "../share/leaf.js";
import { fromOwnData } from "../share/links.js";
import { createShare } from "../share/panel.js";
import { listen, emit } from "../hosts/browser/bus.js";
import { enter } from "./focus.js";
import { createTalk } from "./talk_mode.js";
import { columns } from "../lab/ems.js";
import { say } from "../lab/live_region.js";
import { writeCookie } from "../hosts/browser/storage.js";
import { createText } from "../lab/text.js";
import { createClass } from "./class.js";
import { fitPaper } from "./paper.js";
import { createTalks } from "./talks.js";

/** @type {WeakMap<object, {of: string, end: AbortController, answer: (data: Data) => void}>} */
const mounted = new WeakMap();
const SHORT = 4; // columns of a language's own name that the bar has room for; of another it shows the code
const ADOPTED = 200; // ms, in which the site takes the browser's theme
/** A page has one bar: whoever mounts another takes the keys from the one before. @type {AbortController | null} */
let standing = null;

const MENU = '[data-testid="stTopNav"]';
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

const items = () =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`${MENU} :is(button, a)`))].filter((each) =>
    each.checkVisibility(),
  );

/** @param {import("../lab/types.js").Text} words @param {AbortSignal} gone */
function leadPast(words, gone) {
  const mark = () => {
    if (document.activeElement?.closest('[data-testid="stSidebar"][data-collapsed="true"]'))
      /** @type {HTMLElement | null} */ (document.querySelector('[data-testid="stExpandSidebarButton"]'))?.focus();
    const all = items();
    const stop = all.find((each) => each.matches(":focus")) ?? all.find((each) => each.tabIndex >= 0) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    document.querySelector(MENU)?.setAttribute("aria-description", words("menu.keys"));
    for (const skip of document.querySelectorAll('[data-testid="stSkipToContent"]')) text(skip, words("skip"));
  };
  const menu = new MutationObserver(mark);
  menu.observe(document.querySelector('[data-testid="stHeader"]') ?? document.body, { childList: true, subtree: true });
  gone.addEventListener("abort", () => menu.disconnect());
  mark();
  document.addEventListener(
    "keydown",
    (event) => {
      const all = items();
      const step = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
      const at = all.findIndex((each) => each === event.target);
      if (at < 0 || !step) return;
      all[(at + step + all.length) % all.length].focus();
      mark();
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: gone, capture: true },
  );
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('[data-testid="stSkipToContent"]') : null;
      if (!link || !enter()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: gone, capture: true },
  );
}

/** @param {Component} component */
export function mount(component) {
  const { data, parentElement } = component;
  const leave = () => {
    mounted.get(parentElement)?.end.abort();
    mounted.delete(parentElement);
    parentElement.querySelector(".bar")?.remove();
  };
  const of = `${data.slug} ${data.language}`;
  const known = mounted.get(parentElement);
  if (known?.of === of) known.answer(data);
  else {
    leave();
    standing?.abort();
    const end = (standing = new AbortController());
    mounted.set(parentElement, { of, end, answer: build(component, end.signal) });
  }
  return leave;
}

/**
 * @param {Component} component @param {AbortSignal} gone
 * @returns {(data: Data) => void} what to do with an answer of the server
 */
function build({ data, parentElement, setTriggerValue }, gone) {
  const words = createText(data.words, data.language);
  const own = () => document.querySelector(".own-data") !== null;
  passKeysOn(gone); // before a talk's keys: the deck has the clicker
  hearDeck(gone);
  createLeaf(words, data.title, gone);
  fitPaper(gone);
  leadPast(words, gone);
  const talk = createTalk(words, data.speaker, gone, { shown: data.lesson });
  const work = createClass(words, data, own, gone);
  talk.row.querySelector('[data-talk-action="blank"]')?.before(...work.row);
  const talks = createTalks(words, data, (link) => setTriggerValue("go", link), own, gone);
  let [requests, followed] = [0, data.followed];
  const share = createShare(words, data, () => setTriggerValue("file", (requests = Date.now())), own);
  const lost = createLost(words);
  lost.hidden = !fromOwnData(window.location.href) || own();
  if (!lost.hidden) say(lost, () => words("share.lost"));
  // Charts that Python draws get larger letters from there, and the colours of a theme that the site has changed to.
  const redraw = (value = document.documentElement.hasAttribute("data-talk")) =>
    document.querySelector(".stPlotlyChart") && setTriggerValue("talk", value);
  listen("talk", ({ on }) => redraw(on), gone);
  window
    .matchMedia("(prefers-color-scheme: dark)")
    .addEventListener("change", () => window.setTimeout(redraw, ADOPTED), { signal: gone });
  const buttons = html("div", { class: "buttons" }, [
    ...work.buttons,
    talks.button,
    talk.button,
    share.button,
    ...createLanguages(words, data, (link) => setTriggerValue("go", link)),
  ]);
  buttons.hidden = framed();
  const width = new ResizeObserver(() =>
    document.documentElement.style.setProperty("--bar", `${buttons.offsetWidth}px`),
  );
  width.observe(buttons);
  gone.addEventListener("abort", () => width.disconnect());
  document.documentElement.toggleAttribute("data-framed", framed());
  document.documentElement.toggleAttribute("data-foreign", foreign());
  emit("ask", {}); // a story may have begun before the bar was there
  parentElement.append(
    html("div", { class: "bar" }, [buttons, lost, share.dialog, talk.row, talk.black, ...work.parts, ...talks.parts]),
  );
  return ({ file, load, followed: now }) => {
    if (now !== followed) emit("address", {});
    followed = now;
    if (load !== null) window.location.assign(new URL(load, document.baseURI)); // talk mode is kept for the window
    if (!file || file.asked !== requests) return;
    requests = 0;
    saveText(file.text, file.name, "text/html");
  };
}

/**
 * The switch between languages, where there are several; the page stays as it is.
 * @param {import("../lab/types.js").Text} words @param {Data} data @param {(told: unknown) => void} go
 */
function createLanguages(words, { language, languages, slug }, go) {
  if (languages.length < 2) return [];
  const options = languages.map(([code, name]) =>
    html("option", { value: code, lang: code, ...(code === language ? { selected: "" } : {}) }, [name]),
  );
  const own = languages.find(([code]) => code === language)?.[1] ?? language;
  const choice = /** @type {HTMLSelectElement} */ (
    html(
      "select",
      { "aria-label": words("language"), "aria-description": words("language.keys"), title: words("language") },
      options,
    )
  );
  let keyed = false; // an arrow key chooses, Enter goes
  choice.addEventListener("pointerdown", () => (keyed = false));
  choice.addEventListener("keydown", ({ key }) =>
    key === "Enter" && keyed && choice.value !== language ? turn() : (keyed = key !== " "),
  );
  choice.addEventListener("change", () => keyed || turn());
  const turn = () => {
    const query = new URLSearchParams(window.location.search);
    // What was chosen here holds for links that name no language: the server reads it. A link's language holds for its
    // visit.
    writeCookie(
      `lang=${choice.value}; path=${new URL(".", window.location.href).pathname}; max-age=31536000; SameSite=Lax`,
    );
    go({
      path: `${slug}?${query}`,
      talk: query.get("talk") === "1",
      free: query.get("guide") === "0",
      lang: choice.value,
    });
  };
  return [
    html("label", { class: "languages" }, [
      html("span", { "aria-hidden": "true" }, [columns(own) <= SHORT ? own : language]),
      choice,
    ]),
  ];
}

/**
 * What is said of a link whose sender had data of their own, until it is closed.
 * @param {import("../lab/types.js").Text} words
 */
function createLost(words) {
  const close = html("button", { type: "button", "data-action": "lost-close" }, [words("share.close")]);
  const lost = html("div", { class: "lost" }, [words("share.lost"), " ", close]);
  close.addEventListener("click", () => {
    lost.hidden = true;
  });
  return lost;
}
