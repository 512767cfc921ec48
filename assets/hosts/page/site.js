/**
 * A page of the site without a server: a lesson or what stands in its place, with what its address chooses of it; then
 * the bar and the glosses, which nobody waits for.
 *
 * @import {Shared, Site} from "./types.js"
 */

import { createText } from "../../lab/text.js";
import { address, all } from "../browser/address.js";
import { bus } from "../browser/bus.js";
import { json } from "../browser/json.js";
import { fetched } from "./data.js";
import { framed, placeOf, showFrame, wearTheme } from "../browser/embed.js";
import { local } from "../browser/storage.js";
import { continueTalk } from "../browser/talk_mode.js";
import { openVoice } from "../browser/voice.js";
import { mountLesson } from "./host.js";
import { completed, createGate, startsFresh, withoutPanels, withPanels } from "./first_step.js";
import { turned } from "./languages.js";
import { choiceOf, followChoices } from "./choices.js";
import { keepKeys } from "./early_keys.js";
import { followLines } from "./lines.js";
import { unknownNames } from "./unknown_names.js";
import { refusalText, unknownBeat, unknownChoices } from "./unknown_values.js";

/** An address that asks for steps other than the lesson's own: for an exercise, or for a step of a talk. */
const ASKS = /[?&](?:x=|beat=step-)/;
const EXERCISE = "x";

/** @param {Site} site @param {Shared} lab */
export async function mount(site, lab) {
  if (turned(site.languages)) return;
  if (site.app && site.code.own && choiceOf(all(), site).missing) return window.location.replace(inApp(site, site.app));
  const { signal } = new AbortController();
  wearTheme();
  openVoice();
  tell("name", unknownNames(site, all()));
  document.documentElement.toggleAttribute("data-framed", framed());
  continueTalk(Boolean(site.code.own)); // a lesson looks as its page does when it is built
  const replay = keepKeys();
  const show = site.code.own ? lessonOf(site, lab, signal) : site.code.part ? partOf(site, lab) : async () => {};
  await show();
  if (site.choices.length) followChoices(site, show, signal);
  if (site.code.own && site.code.part) void partOf(site, lab)();
  const wanted = [site.code.bar, all().has(EXERCISE) ? site.code.class : undefined];
  const asks = wanted[1] ? fetched([site.work]) : null;
  const [data, bar, work] = await Promise.all([fetched([site.bar]), ...wanted.map((file) => file && load(file))]);
  const own = work
    ?.default(lab.modules)
    .createClass(
      { ...site, words: (await asks).words },
      site.app ? () => window.location.replace(inApp(site, site.app ?? "")) : undefined,
      signal,
    ) ?? { buttons: [], parts: [] };
  const later = (/** @type {"share" | "talks"} */ name) => async () => {
    const [code, more] = await Promise.all([load(site.code[name]), fetched([site.later])]);
    return {
      ...code.default(lab.modules),
      ...more,
      words: createText({ ...data.words, ...more.words }, document.documentElement.lang),
    };
  };
  const parts = bar
    .default(lab.modules)
    .createBar({ ...site, ...data }, own, { more: later("share"), talks: later("talks") }, signal);
  replay();
  tree(within("nav"), bar.css).append(parts.buttons);
  tree(document.body, bar.css).append(parts.rest);
  const glossary = await load(site.code.glossary); // last: a page can be played without
  glossary.default(lab.modules).mount({ data: { language: document.documentElement.lang } }, glossary);
}

/** Shows what stands in a lesson's place, or beside one. @param {Site} site @param {Shared} lab */
function partOf(site, lab) {
  const end = { now: () => {}, turn: 0 };
  return async () => {
    const turn = (end.turn += 1);
    const { chosen, missing } = choiceOf(all(), { ...site, data: site.part });
    if (!site.code.own) tellRefused(site, missing);
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
function lessonOf(site, lab, gone) {
  const [{ slug, code, data, first, vectors }, end] = [site, { now: () => {}, turn: 0 }];
  const show = async () => {
    const turn = (end.turn += 1);
    const { chosen, missing } = choiceOf(all(), site);
    const steps = code.class && all().has(EXERCISE) ? code.class : code.sources; // an exercise needs no talk
    const wanted = [code.own, code.plane, ASKS.test(window.location.search) ? steps : undefined];
    const early = turn === 1 && startsFresh(slug) ? first : null;
    const rest = async () => code.later && load(code.later);
    const [sent, own, plane, more, later] = await Promise.all([
      fetched(early ?? data[chosen]),
      ...wanted.map((file) => file && load(file)),
      early ? null : rest(),
    ]);
    plane?.default(lab.modules);
    const { LESSON } = own.default(lab.modules);
    const loads = vectors ? (/** @type {string} */ name) => json(`${vectors}/${name}.json`) : null;
    const gate = createGate(bus);
    const draw = async (/** @type {any[]} */ [envelope, brought], through = bus) => {
      const lesson = withPanels(LESSON, brought?.default(lab.modules).LATER);
      const content = withoutPanels((await lesson.chosen?.(envelope, all(), loads)) ?? envelope, lesson);
      if (turn !== end.turn) return null; // as above
      end.now();
      const place = tree(within("main"), `${lab.css}\n${own.css}`);
      place.host.setAttribute("data-surface", "");
      const mounted = mountLesson(place, lesson, content, {
        ...{
          slug,
          bus: through,
          sources: more?.default(lab.modules).SOURCES ?? [],
          load: loads,
          store: local,
          page: document.documentElement,
        },
        address: { ...address, read: placeOf },
        ...(lesson.chosen ? { go: follow } : {}),
      });
      const frame = new AbortController();
      end.now = () => {
        for (const each of [() => frame.abort(), mounted.end, () => place.host.remove()]) each();
      };
      tell("link", mounted.unread);
      tellRefused(site, missing, [...unknownBeat(all(), content.story), ...mounted.refused]);
      showFrame(mounted.root, frame.signal);
      return mounted.root;
    };
    const root = await draw([sent, later], early ? gate.bus : bus);
    if (early && root) void completed(root, gate, Promise.all([fetched(data[chosen]), rest()]), draw);
  };
  const follow = followLines(show, gone);
  return show;
}

/**
 * Say that something the address asks for is not here. @param {string} what
 * @param {boolean | string} missing in these words
 */
function tell(what, missing) {
  const line = /** @type {HTMLElement | null} */ (document.querySelector(`.missing[data-what=${what}]`));
  if (!line) return;
  line.hidden = !missing;
  if (typeof missing === "string") line.textContent = missing;
}

/**
 * Say what of an address cannot be taken, and whether it chooses what only the app has. @param {Site} site
 * @param {boolean} missing @param {import("../../lab/refused.js").Refused[]} [others]
 */
async function tellRefused(site, missing, others = []) {
  const chosen = unknownChoices(all(), site);
  const refused = [...chosen, ...others];
  tell("choice", missing && !chosen.length);
  tell(
    "value",
    refused.length > 0 && refusalText(refused, createText((await fetched([site.later])).words, site.language)),
  );
}

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
