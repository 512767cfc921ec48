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

/** @param {Site} site @param {Shared} lab */
export async function mount(site, lab) {
  if (turned(site.languages)) return;
  const { signal } = new AbortController();
  openVoice();
  document.documentElement.toggleAttribute("data-framed", framed());
  continueTalk(); // a lesson looks as its page does when it is built
  if (site.code.lesson) await showLesson(site, lab, signal);
  const [bar, glossary, course] = await Promise.all([load(site.code.bar), load(site.code.glossary), site.course ? load(site.code.course) : null]);
  const parts = bar.default(lab.modules).createBar(site, signal);
  tree(within("nav"), bar.css).append(parts.buttons);
  tree(document.body, bar.css).append(parts.rest);
  if (course) course.default({ data: site.course, parentElement: tree(within(".course"), course.css), setTriggerValue: go });
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
  const said = /** @type {HTMLElement | null} */ (document.querySelector(".missing"));
  if (said) said.hidden = !missing;
  const [own, held, more] = await Promise.all([load(code.lesson ?? ""), fetched(data[chosen]), ASKS.test(window.location.search) ? load(code.sources) : null]);
  const place = tree(within("main"), `${lab.css}\n${own.css}`);
  place.host.setAttribute("data-surface", "");
  const sources = more ? more.default(lab.modules).SOURCES : [];
  const { root } = mountLesson(place, own.default(lab.modules).LESSON, held, {
    ...{ slug, bus, sources, store: local, page: document.documentElement },
    address: { ...address, read: placeOf },
  });
  showFrame(root, gone);
}

/** What an address chooses of a page, and whether it chooses what is not here. @param {URLSearchParams} asked @param {Pick<Site, "data" | "choices" | "others" | "titles">} offered */
export function choiceOf(asked, { data, choices, others, titles }) {
  const named = choices.filter((name) => asked.has(name)).map((name) => [name, asked.get(name) ?? ""]);
  const chosen = named.map(([name, value]) => `${name}=${Object.hasOwn(titles[name], value) ? titles[name][value] : value}`).join("&");
  const here = Object.hasOwn(data, chosen);
  return { chosen: here ? chosen : "", missing: !here || others.some((name) => asked.has(name)) };
}

/** @param {string} _name @param {unknown} slug of a page of the site */
const go = (_name, slug) => window.location.assign(new URL(`${slug}/`, document.baseURI));

/** @param {string} name of what every page has */
const within = (name) => /** @type {Element} */ (document.querySelector(name));

/** @param {string} file @returns {Promise<any>} */
const load = (file) => import(new URL(file, document.baseURI).href);

/** @param {string} file */
async function fetched(file) {
  const answer = await fetch(new URL(file, document.baseURI));
  return answer.json();
}

/** @param {Element} parent @param {string} style */
function tree(parent, style) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.append(Object.assign(document.createElement("style"), { textContent: style }));
  parent.append(host);
  return root;
}
