/**
 * A page of the site without a server: a lesson or what stands in its place, with what its address chooses of it; then
 * the bar and the glosses, which nobody waits for.
 *
 * @import {Shared, Site} from "./types.js"
 */

import { createText } from "../../lab/text.js";
import { address, all, onTurn, put } from "../browser/address.js";
import { bus } from "../browser/bus.js";
import { json } from "../browser/json.js";
import { fetched } from "./data.js";
import { framed, placeOf, showFrame, wearTheme } from "../browser/embed.js";
import { local } from "../browser/storage.js";
import { continueTalk } from "../browser/talk_mode.js";
import { openVoice } from "../browser/voice.js";
import { mountLesson } from "./host.js";
import { completed, startsFresh } from "./first_step.js";
import { turned } from "./languages.js";
import { followLines } from "./lines.js";
import { unknownNames } from "./unknown_names.js";

/** An address that asks for steps other than the lesson's own: for an exercise, or for a step of a talk. */
const ASKS = /[?&](?:x=|beat=step-)/;
const [EXERCISE, STATE] = ["x", "s"];

/** @param {Site} site @param {Shared} lab */
export async function mount(site, lab) {
  if (turned(site.languages)) return;
  if (site.app && site.code.own && choiceOf(all(), site).missing) return window.location.replace(inApp(site, site.app));
  const { signal } = new AbortController();
  wearTheme();
  openVoice();
  tell("name", unknownNames(site, all()));
  document.documentElement.toggleAttribute("data-framed", framed());
  continueTalk(); // a lesson looks as its page does when it is built
  const show = site.code.own ? lessonOf(site, lab, signal) : site.code.part ? partOf(site, lab) : async () => {};
  await show();
  if (site.choices.length) followChoices(site, show, signal);
  if (site.code.own && site.code.part) void partOf(site, lab)();
  const wanted = [site.code.bar, site.code.glossary, all().has(EXERCISE) ? site.code.class : undefined];
  const asks = wanted[2] ? fetched([site.later]) : null;
  const [told, bar, glossary, work] = await Promise.all([
    fetched([site.bar]),
    ...wanted.map((file) => file && load(file)),
  ]);
  const own = work
    ?.default(lab.modules)
    .createClass(
      { ...site, words: (await asks).words },
      () => window.location.replace(inApp(site, site.app ?? "")),
      signal,
    ) ?? { buttons: [], parts: [] };
  const later = (/** @type {"share" | "talks"} */ name) => async () => {
    const [code, more] = await Promise.all([load(site.code[name]), fetched([site.later])]);
    return {
      ...code.default(lab.modules),
      ...more,
      words: createText({ ...told.words, ...more.words }, document.documentElement.lang),
    };
  };
  const parts = bar
    .default(lab.modules)
    .createBar({ ...site, ...told }, own, { more: later("share"), talks: later("talks") }, signal);
  tree(within("nav"), bar.css).append(parts.buttons);
  tree(document.body, bar.css).append(parts.rest);
  glossary.default({ data: { language: document.documentElement.lang } }, glossary);
}

/**
 * What a reader chooses by hand: a step of its own, which takes the state of what was chosen before out of the address.
 * @param {Site} site @param {() => Promise<unknown>} show @param {AbortSignal} gone
 */
function followChoices({ choices, titles }, show, gone) {
  const form = /** @type {HTMLFormElement} */ (within(".choosers"));
  const fields = choices.map((name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name)));
  const read = () => fields.map(({ name }) => keyOf(titles[name], all().get(name) ?? ""));
  const draw = () =>
    fields.forEach((field, k) => {
      field.value = read()[k];
      if (field.selectedIndex < 0) field.selectedIndex = 0;
    });
  let last = String(read());
  form.addEventListener(
    "change",
    ({ target }) => {
      const { name, value, selectedIndex } = /** @type {HTMLSelectElement} */ (target);
      const asked = all();
      asked.delete(STATE);
      if (selectedIndex) asked.set(name, value);
      else asked.delete(name);
      put(asked, true, null);
      last = String(read());
      void show();
    },
    { signal: gone },
  );
  onTurn((event) => {
    draw();
    if (String(read()) === last) return;
    last = String(read());
    event.stopImmediatePropagation(); // the state is not of what is still on show
    void show();
  }, gone);
  draw();
  form.hidden = false;
}

/** Shows what stands in a lesson's place, or beside one. @param {Site} site @param {Shared} lab */
function partOf(site, lab) {
  const end = { now: () => {}, turn: 0 };
  return async () => {
    const turn = (end.turn += 1);
    const { chosen, missing } = choiceOf(all(), { ...site, data: site.part });
    tell("choice", missing);
    const [data, part] = await Promise.all([fetched(site.part[chosen]), load(site.code.part ?? "")]);
    if (turn !== end.turn) return; // something else was chosen meanwhile
    end.now();
    for (const plan of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-chosen]")))
      plan.hidden = !plan.toggleAttribute("data-shown", plan.dataset.chosen === chosen);
    const parentElement = tree(within(".part"), part.css);
    const leave = part.default(lab.modules).mount({ data, parentElement, setTriggerValue: go });
    end.now = () => {
      leave?.();
      parentElement.host.remove();
    };
  };
}

/** @param {string} _name @param {unknown} slug of a page of the site */
const go = (_name, slug) => window.location.assign(new URL(`${slug}/`, document.baseURI));

/**
 * Shows the lesson, in the place of what it showed before: at first, to who is new to it, what its first step needs.
 * @param {Site} site @param {Shared} lab @param {AbortSignal} gone
 */
function lessonOf({ slug, code, data, first, vectors, ...offered }, lab, gone) {
  const end = { now: () => {}, turn: 0 };
  const show = async () => {
    const turn = (end.turn += 1);
    const { chosen, missing } = choiceOf(all(), { data, ...offered });
    tell("choice", missing);
    const steps = code.class && all().has(EXERCISE) ? code.class : code.sources; // an exercise needs no talk
    const wanted = [code.own, code.plane, ASKS.test(window.location.search) ? steps : undefined];
    const early = turn === 1 && startsFresh(slug) ? first : null;
    const [held, own, plane, more] = await Promise.all([
      fetched(early ?? data[chosen]),
      ...wanted.map((file) => file && load(file)),
    ]);
    plane?.default(lab.modules);
    const { LESSON } = own.default(lab.modules);
    const loads = vectors ? (/** @type {string} */ name) => json(`${vectors}/${name}.json`) : null;
    const draw = async (/** @type {any} */ sent) => {
      const shown = (await LESSON.chosen?.(sent, all(), loads)) ?? sent;
      if (turn !== end.turn) return null; // as above
      end.now();
      const place = tree(within("main"), `${lab.css}\n${own.css}`);
      place.host.setAttribute("data-surface", "");
      const mounted = mountLesson(place, LESSON, shown, {
        ...{
          slug,
          bus,
          sources: more?.default(lab.modules).SOURCES ?? [],
          load: loads,
          store: local,
          page: document.documentElement,
        },
        address: { ...address, read: placeOf },
        ...(LESSON.chosen ? { go: follow } : {}),
      });
      const frame = new AbortController();
      end.now = () => {
        frame.abort();
        mounted.end();
        place.host.remove();
      };
      tell("link", mounted.unread);
      showFrame(mounted.root, frame.signal);
      return mounted.root;
    };
    const root = await draw(held);
    if (early && root) void completed(root, fetched(data[chosen]), draw);
  };
  const follow = followLines(show, gone);
  return show;
}

/**
 * Say that something the address asks for is not here. @param {string} what
 * @param {boolean | string} missing in these words
 */
function tell(what, missing) {
  const said = /** @type {HTMLElement | null} */ (document.querySelector(`.missing[data-what=${what}]`));
  if (!said) return;
  said.hidden = !missing;
  if (typeof missing === "string") said.textContent = missing;
}

/**
 * What an address chooses of a page, and whether it chooses what is not here. @param {URLSearchParams} asked
 * @param {Pick<Site, "data" | "choices" | "others" | "titles">} offered
 */
export function choiceOf(asked, { data, choices, others, titles }) {
  const named = choices.filter((name) => asked.has(name)).map((name) => [name, asked.get(name) ?? ""]);
  const chosen = named.map(([name, value]) => `${name}=${keyOf(titles[name], value)}`).join("&");
  const here = Object.hasOwn(data, chosen);
  return { chosen: here ? chosen : "", missing: !here || others.some((name) => asked.has(name)) };
}

/** The key that an old link's title stands for. @param {Record<string, string>} titles @param {string} value */
const keyOf = (titles, value) => (Object.hasOwn(titles, value) ? titles[value] : value);

/** The same page in the app. @param {Site} site @param {string} app the way to its root */
const inApp = ({ slug }, app) =>
  new URL(`${app}${slug === "home" ? "" : slug}${window.location.search}`, document.baseURI).href;

/** @param {string} name of what every page has */
const within = (name) => /** @type {Element} */ (document.querySelector(name));

/** @param {string} file @returns {Promise<any>} */
const load = (file) => import(new URL(file, document.baseURI).href);

/** @param {Element} parent @param {string} style */
function tree(parent, style) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.append(Object.assign(document.createElement("style"), { textContent: style }));
  parent.append(host);
  return root;
}
