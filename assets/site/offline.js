/**
 * Says that no connection to the server comes about, as in networks that refuse websockets, and where the page is as a
 * file that needs none. It stands in the page itself: the site's own code comes by the connection.
 *
 * @import {Words} from "./types.js"
 */

import { readCookie } from "../hosts/browser/storage.js";

const PATIENCE = 7000; // ms
const EVERY = 500; // ms
const APP = '[data-testid="stApp"]';

/**
 * @param {{base: string, words: Record<string, Words>}} site base: the path below which it stands; words: by language
 */
export function mount({ base, words }) {
  let waited = 0;
  /** @type {HTMLElement | null} */
  let note = null;
  const timer = setInterval(() => {
    const app = /** @type {HTMLElement | null} */ (document.querySelector(APP));
    if (app?.dataset.testConnectionState === "CONNECTED") {
      clearInterval(timer);
      return note?.remove();
    }
    waited += app ? EVERY : 0; // before its code is there, it is the code that is waited for
    if (waited < PATIENCE || note) return;
    const language = languageOf(Object.keys(words));
    note = noteOf(words[language], language, base);
    document.body.append(note);
  }, EVERY);
}

/** @param {Words} words @param {string} lang @param {string} base */
function noteOf({ why, ask, files }, lang, base) {
  const here = location.pathname.slice(base.length).replaceAll("/", "");
  const slug = Object.hasOwn(files, here) ? here : Object.keys(files)[0];
  const note = Object.assign(document.createElement("div"), { id: "offline", lang });
  note.setAttribute("role", "alert"); // the page's one voice is not there yet
  const link = Object.assign(document.createElement("a"), {
    href: `${base}/offline/${slug}.html?lang=${lang}`,
    download: "",
    textContent: files[slug],
  });
  note.append(
    ...[why, ask.replaceAll("{host}", location.host)].map((text) =>
      Object.assign(document.createElement("p"), { textContent: text }),
    ),
    link,
  );
  return note;
}

/** The language that is asked for, was chosen here before, or that the browser prefers. @param {string[]} known */
export function languageOf(known) {
  const preferred = navigator.languages.flatMap((each) => [each, each.split("-")[0]]);
  const wanted = [new URLSearchParams(location.search).get("lang"), readCookie("lang"), ...preferred];
  return known.find((each) => each === wanted.find((code) => code !== null && known.includes(code))) ?? known[0];
}
