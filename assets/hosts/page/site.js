/**
 * A page of the site without a server: a lesson, with what its address chooses of it; then the bar and the glosses,
 * which nobody waits for.
 *
 * @import {Shared, Site} from "./types.js"
 */

import { address, all } from "../browser/address.js";
import { bus } from "../browser/bus.js";
import { framed, placeOf, showFrame } from "../browser/embed.js";
import { local } from "../browser/storage.js";
import { continueTalk } from "../browser/talk_mode.js";
import { openVoice } from "../browser/voice.js";
import { mountLesson } from "./host.js";

/** An address that asks for steps other than the lesson's own: for an exercise, or for a step of a talk. */
const ASKS = /[?&](?:x=|beat=step-)/;
const EXERCISE = "x";

/** @param {Site} site @param {Shared} lab */
export async function mount(site, lab) {
  if (turned(site.languages)) return;
  if (site.app && site.code.own && choiceOf(all(), site).missing) return window.location.replace(inApp(site, site.app));
  const { signal } = new AbortController();
  openVoice();
  document.documentElement.toggleAttribute("data-framed", framed());
  continueTalk(); // a lesson looks as its page does when it is built
  if (site.code.own) await showLesson(site, lab, signal);
  const wanted = [site.code.bar, site.code.glossary, site.code.part, all().has(EXERCISE) ? site.code.class : undefined];
  const [bar, glossary, part, work] = await Promise.all(wanted.map((file) => file && load(file)));
  const own = work?.default(lab.modules).createClass(site, () => window.location.replace(inApp(site, site.app ?? "")), signal) ?? { buttons: [], parts: [] };
  const parts = bar.default(lab.modules).createBar(site, own, async () => (await load(site.code.share)).default(lab.modules), signal);
  tree(within("nav"), bar.css).append(parts.buttons);
  tree(document.body, bar.css).append(parts.rest);
  part?.default({ data: site.part, parentElement: tree(within(".part"), part.css), setTriggerValue: go }, part);
  glossary.default({ data: { language: document.documentElement.lang } }, glossary);
}

/** Turn to the language that the address asks for, and keep what else it asks for in links to others. @param {Record<string, string>} languages */
function turned(languages) {
  const there = (/** @type {string} */ page) => {
    const url = new URL(page, document.baseURI);
    const asked = all();
    asked.delete("lang");
    url.search = asked.toString();
    return url.href;
  };
  for (const link of document.querySelectorAll("a[hreflang]")) {
    const page = link.getAttribute("href") ?? "";
    link.addEventListener("click", () => link.setAttribute("href", there(page)));
  }
  const asked = all().get("lang") ?? "";
  if (!Object.hasOwn(languages, asked)) return false;
  window.location.replace(there(languages[asked]));
  return true;
}

/** @param {Site} site @param {Shared} lab @param {AbortSignal} gone */
async function showLesson({ slug, code, data, ...offered }, lab, gone) {
  const { chosen, missing } = choiceOf(all(), { data, ...offered });
  tell("choice", missing);
  const steps = code.class && all().has(EXERCISE) ? code.class : code.sources; // an exercise needs no talk
  const wanted = [code.own, code.plane, ASKS.test(window.location.search) ? steps : undefined];
  const [held, own, plane, more] = await Promise.all([fetched(data[chosen]), ...wanted.map((file) => file && load(file))]);
  plane?.default(lab.modules);
  const place = tree(within("main"), `${lab.css}\n${own.css}`);
  place.host.setAttribute("data-surface", "");
  const sources = more ? more.default(lab.modules).SOURCES : [];
  const { root, unread } = mountLesson(place, own.default(lab.modules).LESSON, held, {
    ...{ slug, bus, sources, store: local, page: document.documentElement },
    address: { ...address, read: placeOf },
  });
  tell("link", unread);
  showFrame(root, gone);
}

/** Say that something the address asks for is not here. @param {string} what @param {boolean} missing */
function tell(what, missing) {
  const said = /** @type {HTMLElement | null} */ (document.querySelector(`.missing[data-what=${what}]`));
  if (said) said.hidden = !missing;
}

/** What an address chooses of a page, and whether it chooses what is not here. @param {URLSearchParams} asked @param {Pick<Site, "data" | "choices" | "others" | "titles">} offered */
export function choiceOf(asked, { data, choices, others, titles }) {
  const named = choices.filter((name) => asked.has(name)).map((name) => [name, asked.get(name) ?? ""]);
  const chosen = named.map(([name, value]) => `${name}=${Object.hasOwn(titles[name], value) ? titles[name][value] : value}`).join("&");
  const here = Object.hasOwn(data, chosen);
  return { chosen: here ? chosen : "", missing: !here || others.some((name) => asked.has(name)) };
}

/** The same page in the app. @param {Site} site @param {string} app the way to its root */
const inApp = ({ slug }, app) => new URL(`${app}${slug === "home" ? "" : slug}${window.location.search}`, document.baseURI).href;

/** @param {string} _name @param {unknown} slug of a page of the site */
const go = (_name, slug) => window.location.assign(new URL(`${slug}/`, document.baseURI));

/** @param {string} name of what every page has */
const within = (name) => /** @type {Element} */ (document.querySelector(name));

/** @param {string} file @returns {Promise<any>} */
const load = (file) => import(new URL(file, document.baseURI).href);

/** An envelope, with the numbers that are kept apart from it (lib/site/numbers.py). @param {string[]} files @returns {Promise<any>} */
async function fetched(files) {
  const [data, ...numbers] = await Promise.all(files.map(async (file) => (await fetch(new URL(file, document.baseURI))).json()));
  const places = /** @type {string[][][]} */ (data.apart ?? []);
  for (const [k, paths] of places.entries()) {
    for (const [at, path] of paths.entries()) put(data, path, numbers[k][at]);
  }
  return data;
}

/** @param {any} data @param {string[]} path @param {string} value */
function put(data, path, value) {
  const last = path[path.length - 1];
  path.slice(0, -1).reduce((held, name) => held[name], data)[last] = value;
}

/** @param {Element} parent @param {string} style */
function tree(parent, style) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.append(Object.assign(document.createElement("style"), { textContent: style }));
  parent.append(host);
  return root;
}
