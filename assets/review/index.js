/**
 * The second visit: ten mixed problems, what came of them, and a date for the next ten. All of it is in the browser;
 * the address carries the seed, so that a class gets the same ten.
 *
 * @import {Data, Desk} from "./types.js"
 */

import { onTurn, read, write } from "../hosts/browser/address.js";
import { html } from "../lab/dom.js";
import { saveText } from "../share/export/save.js";
import { aloud } from "../lab/live_region.js";
import { staying } from "../hosts/streamlit/persistent_mount.js";
import { createText } from "../lab/text.js";
import { atOnce, errors, keep, latest, mistakes } from "./memory.js";
import { createProblem } from "./problem.js";
import { MAKERS, SEED, asksWhy, chosen, fresh, lessons, problemOf } from "./problems.js";

/** A calendar file (RFC 5545) with one event, made in the browser: the next ten problems, in a week. */
const DAYS = 7;
const FOLD = 75;

/** A moment in UTC, as calendars write it. @param {Date} moment */
const stamp = (moment) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A text in which nothing is a separator. @param {string} text */
const escaped = (text) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A line of at most 75 octets, continued by lines that begin with a space. @param {string} line */
function folded(line) {
  const bytes = new TextEncoder();
  const lines = [""];
  for (const letter of line) {
    const at = lines.length - 1;
    if (bytes.encode(lines[at] + letter).length > FOLD) lines.push(` ${letter}`);
    else lines[at] += letter;
  }
  return lines.join("\r\n");
}

/** @param {{address: string, title: string, about: string, now: Date}} event @returns {string} the whole file */
export function calendar({ address, title, about, now }) {
  const then = new Date(now.getTime());
  then.setDate(then.getDate() + DAYS);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cosine Lab//Review//EN",
    "BEGIN:VEVENT",
    `UID:${stamp(now)}-${Math.random().toString(36).slice(2)}@cosine-lab`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(then)}`,
    "DURATION:PT15M",
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    `URL:${address}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/**
 * @param {{slugs: string[], visit: import("./types.js").Visit, only: string | null, data: import("./types.js").Data,
 * say: import("../lab/types.js").Text, again: () => void}} of
 */
function summaryOf({ slugs, visit, only, data, say, again }) {
  const right = slugs.filter((slug) => atOnce(visit.results[slug])).length;
  const rows = slugs.map((slug) => {
    const result = visit.results[slug];
    const key = atOnce(result) ? "once" : result.right ? "later" : "shown";
    const link = html("a", { href: data.lessons[slug].again, target: "_self" }, [
      say(key === "once" ? "visit" : "see", { title: data.lessons[slug].title }),
    ]);
    return html("li", { "data-result": key }, [
      html("span", { class: "sign", "aria-hidden": "true" }, [{ once: "✓", later: "◐", shown: "○" }[key]]),
      html("strong", {}, [data.lessons[slug].title]),
      html("span", {}, [say(`result.${key}`)]),
      link,
    ]);
  });
  const more = html("button", { type: "button", class: "primary", "data-action": "again" }, [
    say(only ? "again-one" : "again"),
  ]);
  more.addEventListener("click", again);
  return html("div", { class: "summary" }, [
    html("h2", { tabindex: -1 }, [say("sum", { right, n: slugs.length })]),
    html("ul", {}, rows),
    html("div", { class: "acts" }, [
      more,
      html("a", { href: only ? "review" : data.home, target: "_self" }, [say(only ? "ten" : "map")]),
    ]),
    ...(only ? [] : [later(say)]),
  ]);
}

/**
 * One line from each lesson, with the place where it was seen. @param {import("./types.js").Data} data
 * @param {import("../lab/types.js").Text} say @param {boolean} open
 */
function practiceOf(data, say, open) {
  const lines = Object.values(data.lessons).map(({ title, again, practice }) =>
    html("li", {}, [html("a", { href: again, target: "_self" }, [title]), " ", practice]),
  );
  return html("details", { class: "practice", ...(open ? { open: "" } : {}) }, [
    html("summary", {}, [say("practice")]),
    html("ul", {}, lines),
  ]);
}

/**
 * The next ten, in a week, first what went wrong: a link, and a file for a calendar.
 * @param {import("../lab/types.js").Text} say
 */
function later(say) {
  const address = new URL(window.location.href);
  const seed = fresh();
  const first = errors(lessons(seed), latest());
  address.search = new URLSearchParams({ seed, ...(first.length ? { first: first.join(",") } : {}) }).toString();
  const save = html("button", { type: "button", "data-action": "calendar" }, [say("calendar")]);
  save.addEventListener("click", () =>
    saveText(
      calendar({
        address: address.href,
        title: say("event"),
        about: say("event.about", { address: address.href }),
        now: new Date(),
      }),
      `${say("file")}.ics`,
      "text/calendar",
    ),
  );
  return html("section", { class: "later" }, [
    html("h3", {}, [say("later")]),
    html("p", {}, [say("later.why")]),
    html("div", { class: "acts" }, [
      save,
      html("a", { href: address.href, target: "_self", "data-later": "" }, [say("later.link")]),
    ]),
  ]);
}

export const mount = staying((/** @type {Data} */ data, gone) => {
  const root = html("section", { class: "review" });
  const desk = { data, say: createText(data.words, data.language), root };
  begin(desk);
  onTurn(() => begin(desk), gone);
  return root;
});

/** What the address asks for, and what of that is not to be had. */
function requestOf() {
  const [seed, only] = [read("seed"), read("problem")];
  const [made, known] = [seed !== null && SEED.test(seed), only !== null && Object.hasOwn(MAKERS, only)];
  const faults = [
    ...(seed === null || made ? [] : ["fault.seed"]),
    ...(only === null || known ? [] : ["fault.problem"]),
  ];
  return { seed: made ? seed : null, only: known ? only : null, first: (read("first") ?? "").split(","), faults };
}

/**
 * Ask what the address asks for; of a reader who brings no seed, first what they were wrong in. @param {Desk} desk
 * @param {boolean} [further] whether the reader is here already
 */
function begin(desk, further = false) {
  const { only, faults, ...rest } = requestOf();
  const seed = rest.seed ?? fresh();
  const first = rest.seed === null ? errors(lessons(seed), latest()) : rest.first;
  if (rest.seed === null) {
    write("seed", seed);
    write("first", only || !first.length ? null : first.join(","));
  }
  const visit = only ? { seed, results: {} } : latest().seed === seed ? latest() : { seed, results: {} };
  go(desk, { slugs: only ? [only] : chosen(seed, first), visit, only, faults }, further);
}

/**
 * The first problem that is not over yet, or what came of all.
 * @param {Desk} desk
 * @param {{slugs: string[], visit: import("./types.js").Visit, only: string | null, faults: string[]}} request
 * @param {boolean} [further] whether the reader is here already
 */
function go(desk, request, further = false) {
  const { slugs, visit, only, faults } = request;
  const { data, say, root } = desk;
  const at = slugs.findIndex((each) => !visit.results[each]);
  const notes = faults.map((key) => html("p", { class: "fault" }, [say(key)]));
  notes.forEach(aloud);
  if (at < 0) {
    const summary = summaryOf({ slugs, visit, only, data, say, again: () => another(desk) });
    root.replaceChildren(summary, practiceOf(data, say, !only));
    if (further) /** @type {HTMLElement} */ (summary.firstElementChild).focus();
    return;
  }
  const slug = slugs[at];
  const next = html("button", { type: "button", class: "primary", "data-action": "next", hidden: "" }, [
    say(at + 1 < slugs.length ? "next" : "end"),
  ]);
  const back = html("p", { class: "back", hidden: "" }, [
    say("seen"),
    " ",
    html("a", { href: data.lessons[slug].again, target: "_self" }, [data.lessons[slug].title]),
  ]);
  const { root: problem, asked: question } = createProblem(
    problemOf(slug, visit.seed, say, asksWhy(visit.seed, at, slug)),
    { tokens: data.tokens, say },
    [back, next],
    (result) => {
      visit.results[slug] = result;
      if (!only) keep(visit);
      next.hidden = back.hidden = false;
      next.focus();
    },
  );
  next.addEventListener("click", () => go(desk, { ...request, faults: [] }, true));
  const where = only
    ? []
    : [
        html("p", { class: "where" }, [
          say(mistakes(slug).length ? "where.again" : "where", { k: at + 1, n: slugs.length }),
        ]),
      ];
  root.replaceChildren(...notes, ...where, problem, practiceOf(data, say, false));
  if (further) question.focus();
}

/** Other problems, from a seed of their own. @param {Desk} desk */
function another(desk) {
  write("seed", null, true);
  write("first", null);
  begin(desk, true);
}
