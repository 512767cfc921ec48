/**
 * The map of the course: its lessons by part, how long each takes, what this browser remembers as done, and the
 * next thing to do. What was done is known to the browser alone (lab/story/memory.js).
 */

import { html, pressedTwice, set, text } from "../lab/dom.js";
import { read } from "../hosts/browser/address.js";
import { listen } from "../hosts/browser/bus.js";
import { local } from "../hosts/browser/storage.js";
import { forgetAll, recall } from "../lab/story/memory.js";
import { routeTaken, takeRoute, USUAL } from "../lab/story/route.js";
import { createText } from "../lab/text.js";
/** @import {CourseLesson, Data, Mark} from "./types.js" */

/** How far a reader is, and what comes next. @type {Record<Mark, string>} */
const SIGNS = { done: "✓", begun: "◐", open: "○" };

/**
 * @param {import("../lab/story/types.js").Progress | null} progress what the browser remembers of a lesson
 * @returns {Mark}
 */
export function markOf(progress) {
  if (progress?.done) return "done";
  return progress && Object.keys(progress.answers).length ? "begun" : "open";
}

/**
 * The lessons of a route, in its order. @param {{lessons: CourseLesson[], routes: Record<string, string[]>}} course
 * @param {string} key
 */
export function routeOf({ lessons, routes }, key) {
  return routes[key]
    .map((slug) => lessons.find((lesson) => lesson.slug === slug))
    .filter((lesson) => lesson !== undefined);
}

/**
 * The first lesson of a route that is not done; once all are, the first. @param {CourseLesson[]} route
 * @param {Map<string, Mark>} marks
 */
export function nextOf(route, marks) {
  return route.find(({ slug }) => marks.get(slug) !== "done") ?? route[0];
}

/** @type {WeakMap<object, () => void>} */
const mounted = new WeakMap();

/**
 * @param {{data: Data, parentElement: HTMLElement | ShadowRoot, setTriggerValue: (name: string, value: unknown) =>
 * void}} component
 */
export function mount({ data, parentElement, setTriggerValue }) {
  mounted.get(parentElement)?.();
  const gone = new AbortController();
  const map = createMap(data, (slug) => setTriggerValue("go", slug));
  parentElement.append(map.root);
  map.draw();
  listen("beat", map.draw, gone.signal);
  window.addEventListener("storage", map.draw, { signal: gone.signal });
  const end = () => {
    gone.abort();
    map.root.remove();
  };
  mounted.set(parentElement, end);
  return end;
}

/** @param {Data} data @param {(slug: string) => void} go */
function createMap(data, go) {
  const say = createText(data.words, data.language);
  const keys = Object.keys(data.routes);
  let chosen = begun(keys);
  const entries = data.lessons.map((lesson) => entryOf(lesson, say, go));
  const next = html("a", { class: "next" });
  const progress = html("p", { class: "progress" });
  const clear = html("button", { type: "button", class: "quiet", "data-action": "forget" }, [say("forget")]);
  const routes = keys.map((key) => routeButton(key, routeOf(data, key), say));
  const marks = () => new Map(data.lessons.map(({ slug }) => [slug, markOf(recall(local, slug))]));
  const draw = () => {
    const now = marks();
    const route = routeOf(data, chosen);
    const slugs = route.map(({ slug }) => slug);
    const done = route.filter(({ slug }) => now.get(slug) === "done").length;
    routes.forEach((button, k) => set(button, "aria-pressed", String(keys[k] === chosen)));
    entries.forEach((entry, k) =>
      entry.draw(now.get(data.lessons[k].slug) ?? "open", slugs.indexOf(data.lessons[k].slug)),
    );
    text(progress, done ? say("progress", { done, n: route.length }) : say("none"));
    clear.hidden = [...now.values()].every((mark) => mark === "open");
    const to = nextOf(route, now);
    text(
      next,
      say(done === route.length ? "again" : done || now.get(to.slug) === "begun" ? "go" : "start", { title: to.title }),
    );
    set(next, "href", to.address);
    set(next, "data-slug", to.slug);
  };
  routes.forEach((button, k) =>
    button.addEventListener("click", () => {
      takeRoute(local, (chosen = keys[k]));
      draw();
    }),
  );
  pressedTwice(clear, say("forget.sure"), () => {
    forgetAll(local);
    draw();
    next.focus(); // the button is gone
  });
  next.addEventListener("click", (event) => leave(event, next.dataset.slug ?? "", go));
  const head = html("div", { class: "head" }, [
    html("h2", {}, [say("title")]),
    html("div", { class: "routes", role: "group", "aria-label": say("route") }, routes),
  ]);
  const foot = html("div", { class: "foot" }, [next, progress, clear]);
  return {
    root: html("nav", { class: "course", "aria-label": say("title") }, [
      head,
      ...sectionsOf(data.lessons, entries),
      foot,
    ]),
    draw,
  };
}

/** The route that the address asks for, or this reader took before. @param {string[]} keys */
function begun(keys) {
  const chosen =
    [read("route"), routeTaken(local), USUAL].find((each) => each !== null && keys.includes(each)) ?? keys[0];
  takeRoute(local, chosen);
  return chosen;
}

/** @param {string} key @param {CourseLesson[]} route @param {import("../lab/types.js").Text} say */
function routeButton(key, route, say) {
  const minutes = route.reduce((sum, each) => sum + each.minutes, 0);
  return html("button", { type: "button", "data-action": `route:${key}` }, [say(key, { n: route.length, minutes })]);
}

/**
 * The lessons under their parts, in the site's order. @param {CourseLesson[]} lessons
 * @param {{root: HTMLElement}[]} entries
 */
function sectionsOf(lessons, entries) {
  const names = [...new Set(lessons.map(({ section }) => section))];
  const parts = names.map((name) =>
    html("section", {}, [
      html("h3", {}, [name]),
      html(
        "ul",
        {},
        entries.filter((_, k) => lessons[k].section === name).map((entry) => entry.root),
      ),
    ]),
  );
  return [html("div", { class: "parts" }, parts)];
}

/**
 * One lesson: its mark, its title, its question, its minutes. @param {CourseLesson} lesson
 * @param {import("../lab/types.js").Text} say @param {(slug: string) => void} go
 */
function entryOf(lesson, say, go) {
  const sign = html("span", { class: "sign", role: "img" });
  const place = html("span", { class: "place" });
  const link = html("a", { href: lesson.address, "data-slug": lesson.slug }, [
    html("strong", {}, [place, lesson.title]),
    html("span", { class: "minutes" }, [say("minutes", { minutes: lesson.minutes })]),
    html("span", { class: "tagline" }, [lesson.tagline]),
  ]);
  link.addEventListener("click", (event) => leave(event, lesson.slug, go));
  const root = html("li", {}, [sign, link]);
  return {
    root,
    draw: (/** @type {Mark} */ mark, /** @type {number} */ at) => {
      set(root, "data-mark", mark);
      root.toggleAttribute("data-off", at < 0);
      text(place, at < 0 ? "" : `${at + 1}\u2002`); // parts are by subject, and a route goes to and fro
      text(sign, SIGNS[mark]);
      set(sign, "aria-label", say(mark));
    },
  };
}

/**
 * Turn to another page without loading the site again; a new tab, where that is what is asked for.
 * @param {MouseEvent} event @param {string} slug @param {(slug: string) => void} go
 */
function leave(event, slug, go) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(slug);
}
