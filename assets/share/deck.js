/**
 * What the slides around an embedded page may ask of it: a step of its story, a state, a theme. Whoever frames
 * the page could write all of that into its address as well, so a message is heard from the parent alone,
 * wherever it comes from (a deck may be a file, which has no origin), and is anything until it is read.
 *
 * @import {Request} from "./types.js"
 */

import { listen, emit } from "../hosts/browser/bus.js";
import { embedded, OPTIONS } from "../hosts/browser/embed.js";

const LONGEST = 9000; // characters of a message: a state's link has 8192 at most
const MOST_STEPS = 999;
const STEPS = /** @type {Record<string, import("../lab/types.js").Signals["step"]>} */ ({
  next: { by: 1 },
  back: { by: -1 },
  first: { to: 0 },
  last: { to: -1 },
});

/**
 * A message as reveal.js writes its own: {"method": "step", "args": ["next"]}, as text or as an object.
 * @param {unknown} data @returns {Request | null} null for all that is none
 */
export function requestOf(data) {
  const message = typeof data === "string" ? parsed(data) : data;
  if (typeof message !== "object" || message === null || Array.isArray(message)) return null;
  const { method, args } = /** @type {Record<string, unknown>} */ (message);
  const [value, ...more] = Array.isArray(args) ? args : [];
  if (more.length) return null;
  if (method === "step") return stepOf(value);
  if (method === "state" && typeof value === "string" && value.length <= LONGEST) return { do: "state", text: value };
  return method === "theme" && (value === "light" || value === "dark") ? { do: "theme", theme: value } : null;
}

/** @param {unknown} value a direction, or the number of a step, counted from 1 @returns {Request | null} */
function stepOf(value) {
  if (typeof value === "string") return Object.hasOwn(STEPS, value) ? { do: "step", step: STEPS[value] } : null;
  const fits = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOST_STEPS;
  return fits ? { do: "step", step: { to: value - 1 } } : null;
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  if (text.length > LONGEST) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // other players' words, such as reveal.js's own “slide:start”
  }
}

/** Do what the deck asks for, and tell it once there is something to ask. @param {AbortSignal} gone */
export function hearDeck(gone) {
  if (!embedded()) return;
  window.addEventListener(
    "message",
    (event) => {
      if (event.source === window.parent) act(requestOf(event.data));
    },
    { signal: gone },
  );
  listen("mounted", () => window.parent.postMessage('{"namespace":"cosine-lab","eventName":"ready"}', "*"), gone);
}

/** @param {Request | null} request */
function act(request) {
  if (request?.do === "step") emit("step", request.step);
  else if (request?.do === "state") emit("state", { text: request.text });
  else if (request?.do === "theme") themed(`${request.theme}_theme`);
}

/**
 * A page takes its theme from the address, when it opens; the state and the step stand there too. @param {string} theme
 */
function themed(theme) {
  const url = new URL(window.location.href);
  const options = url.searchParams.getAll(OPTIONS);
  if (options.includes(theme)) return;
  url.searchParams.delete(OPTIONS);
  for (const option of [...options.filter((each) => !each.endsWith("_theme")), theme])
    url.searchParams.append(OPTIONS, option);
  window.location.replace(url);
}
