/**
 * A lesson in a notebook's cell (anywidget): its state is the widget's trait `link`, which a move writes and a cell may
 * set. Nothing is asked of the notebook but the widget's model, and nothing is left in its address or its storage.
 *
 * @import {Address, Lesson, Store} from "../../lab/types.js" @import {Model} from "./types.js"
 */

import { html } from "../../lab/dom.js";
import { mount } from "../page/index.js";

const PARAMETER = "s";
const DARK = 128; // of 255: a paper that is darker is a dark theme's
const THEMED = { attributes: true, attributeFilter: ["class", "data-jp-theme-light", "data-theme"] };

/**
 * What anywidget calls for every cell that shows the widget. @param {Lesson} lesson
 * @param {Record<"light" | "dark", string>} themes style declarations
 */
export function createWidget(lesson, themes) {
  return {
    /** @param {{model: Model, el: HTMLElement}} cell @returns {() => void} what takes it away */
    render({ model, el }) {
      const place = html("div", { "data-lm-suppress-shortcuts": "true" }); // by which JupyterLab leaves letters alone
      // as VS Code and marimo do where they hear none
      place.addEventListener("keydown", (event) => event.stopPropagation());
      el.append(place);
      const wear = () => place.setAttribute("style", `color-scheme: ${themeOf(el)}; ${themes[themeOf(el)]}`);
      wear();
      const store = memory();
      const again = () => {
        current.end();
        current = show(place, lesson, model, store, again);
      };
      let current = show(place, lesson, model, store, again);
      model.on("change:envelope", again);
      const watch = new MutationObserver(() => {
        wear();
        current.lab.theme();
      });
      for (const each of [document.documentElement, document.body]) watch.observe(each, THEMED);
      return () => {
        model.off("change:envelope", again);
        watch.disconnect();
        current.end();
        place.remove();
      };
    },
  };
}

/**
 * @param {HTMLElement} place @param {Lesson} lesson @param {Model} model @param {Store} store
 * @param {() => void} again shows it anew
 */
function show(place, lesson, model, store, again) {
  const put = (/** @type {["link" | "query", string][]} */ ...values) => {
    for (const [name, value] of values) model.set(name, value);
    model.save_changes();
  };
  const settled = (/** @type {string | null} */ link) => put(["link", link ?? ""]);
  // Another place of this lesson is shown at once; another model of it when Python has sent that.
  const go = (/** @type {string} */ link) => {
    const query = new URLSearchParams(link);
    put(["link", query.get(PARAMETER) ?? ""], ["query", `${query}`]);
    again();
  };
  const inner = html("div");
  place.replaceChildren(inner);
  const data = model.get("envelope");
  const own = { slug: model.get("slug"), address: addressOf(model), store, page: place, go, settled };
  return mount(inner, model.get("sheet"), lesson, data.story ? data : { ...data, story: undefined }, own);
}

/**
 * The theme of the paper that a cell lies on, whatever the notebook calls it; marimo's cells lie in trees of their own.
 * @param {Element | null} at @returns {"light" | "dark"}
 */
function themeOf(at) {
  for (let each = at; each; each = each.parentElement ?? hostOf(each)) {
    const [r, g, b, alpha] = pixelOf(getComputedStyle(each).backgroundColor);
    if (alpha > 0) return (r + g + b) / 3 < DARK ? "dark" : "light";
  }
  return "light";
}

/** What a tree of its own belongs to. @param {Element} at @returns {Element | null} */
function hostOf(at) {
  const root = at.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Red, green, blue and alpha of a colour, however it is written. @param {string} colour */
function pixelOf(colour) {
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data;
}

/** An address of the widget's own; its link is the trait. @param {Model} model @returns {Address} */
function addressOf(model) {
  const values = new URLSearchParams(model.get("query"));
  values.delete(PARAMETER);
  const read = (/** @type {string} */ name) => (name === PARAMETER ? model.get("link") || null : values.get(name));
  return {
    read,
    write: (name, value) => {
      if (value === null) values.delete(name);
      else values.set(name, value);
    },
    turn: (then, gone) => {
      model.on("change:link", then);
      gone.addEventListener("abort", () => model.off("change:link", then));
    },
    all: () => new URLSearchParams([...values, ...(read(PARAMETER) ? [[PARAMETER, model.get("link")]] : [])]),
  };
}

/** What is remembered for as long as the cell stands. @returns {Store} */
function memory() {
  const values = new Map();
  return {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => Boolean(values.set(name, value)),
    remove: (name) => void values.delete(name),
    keeps: () => true,
    names: () => [...values.keys()],
  };
}
