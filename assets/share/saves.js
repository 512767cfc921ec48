/** Buttons that make files of what is on the page: pictures of it or of a part, numbers, the lesson itself. */

import { html } from "../lab/dom.js";
import { copyForSlide, numbersOf, numbersOfPart, savePicture } from "./export/files.js";
import { numbersHere } from "./export/numbers.js";
import { partsOf, pictureOfPart } from "./export/parts.js";
import { onPaper, pictureOf, surfaceOf, painted } from "./export/picture.js";
import { MM_IN_PAPER, MM_ON_SCREEN, printedAlone, PAPERS, printed } from "./export/print.js";
import { saveText } from "./export/save.js";
import { emit } from "../hosts/browser/bus.js";
import { stepLink } from "./links.js";
/** @import {Chosen, Environment} from "./types.js" @import {Part, Picture, Paper} from "./export/types.js" */

/**
 * What goes on paper, or into a PDF: what is on show, or every step of the story, one a page.
 * @param {import("../lab/types.js").Text} words @param {import("./types.js").Of} of @param {() => string} link
 */
function createPrints(words, { title, themes }, link) {
  const choice = /** @type {HTMLSelectElement} */ (
    html("select", { "aria-label": words("share.paper"), "data-share": "paper" })
  );
  choice.append(
    ...Object.keys(PAPERS).map((paper) => html("option", { value: paper }, [words(`share.paper.${paper}`)])),
  );
  const light = (/** @type {() => string[] | Promise<string[]>} */ make) =>
    onPaper(surfaceOf() ?? document.body, themes ?? null, make);
  const print = (/** @type {string[]} */ drawings) =>
    drawings.length && printed(drawings, /** @type {Paper} */ (choice.value));
  return {
    choice,
    acts: {
      print: async () => print(await light(() => drawn(title, link()))),
      "print-steps": async () => print(await light(() => steps(title, link()))),
    },
    /** Whether a story is told here. */
    told: () => Boolean(surfaceOf()?.querySelector("[data-story]")),
  };
}

/** What is on show, as SVG texts: one or none. @param {string} title @param {string} link */
function drawn(title, link) {
  const root = surfaceOf();
  return root ? [pictureOf(root, { title, headed: true, link, footed: true, answers: true }).text] : [];
}

/** Every step, as SVG texts. @param {string} title @param {string} link */
async function steps(title, link) {
  /** @type {import("../lab/story/types.js").Tour[]} */
  const tours = [];
  emit("tour", (tour) => tours.push(tour));
  const pages = [];
  for (const { keys, visit, end } of tours) {
    try {
      for (const [at, key] of keys.entries()) {
        visit(at);
        await painted();
        pages.push(...drawn(title, stepLink(link, key)));
      }
    } finally {
      end();
    }
  }
  return pages;
}

const SCALES = { "save-png": 2, "save-png-3": 3 }; // PNG pixels a CSS pixel
/** Of a picture that fills a column, its edge included. */
const WIDEST_MM = 85;
/** What the site draws beside a surface, which stays behind. */
const BELOW = ".stPlotlyChart, .stTable, .stDataFrame";

/** @param {Environment} env @param {() => void} changed another part is chosen */
export function createSaves(env, changed) {
  const { words, of, link } = env;
  const choice = /** @type {HTMLSelectElement} */ (
    html("select", { "aria-label": words("share.part"), "data-share": "part" })
  );
  const ticks = Object.fromEntries(
    ["headed", "caption", "transparent"].map((name) => [name, html("input", { type: "checkbox", "data-share": name })]),
  );
  const on = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (ticks[name]).checked;
  /** @type {Part[]} */
  let parts = [];
  const part = () => {
    const at = choice.selectedIndex - 1;
    if (parts[at]?.element.isConnected === false) parts = partsOf(); // the site has drawn it anew
    return parts[at] ?? null;
  };
  const picture = async () => {
    const [chosen, root] = [part(), surfaceOf()];
    const caption = { headed: on("headed"), link: link(), transparent: on("transparent") };
    if (chosen)
      return onPaper(chosen.element, of.themes ?? null, () =>
        pictureOfPart(chosen, { ...caption, said: on("caption") ? chosen.said : "" }),
      );
    return root && onPaper(root, of.themes ?? null, () => pictureOf(root, { ...caption, title: of.title }));
  };
  const prints = createPrints(words, of, link);
  /** @type {Record<string, () => unknown>} */
  const acts = { ...actsOf(env, { part, picture }), ...prints.acts };
  if (!env.file) delete acts["save-lesson"];
  const buttons = Object.entries(acts).map(([verb, act]) =>
    button(verb, words(`share.${verb}`), words(`share.${verb}.title`), act),
  );
  const tables = html("span", { class: "saves" });
  const boxes = Object.entries(ticks).map(([name, box]) => html("label", {}, [box, words(`share.${name}`)]));
  choice.addEventListener("change", changed);
  return {
    root: html("div", { class: "saves" }, [choice, ...boxes, ...buttons, tables, prints.choice]),
    part,
    /** Offer what can be made of the page as it is now. */
    open: () => {
      parts = partsOf();
      choice.replaceChildren(
        ...[words("share.whole"), ...parts.map(({ title }) => title)].map((title) => html("option", {}, [title])),
      );
      for (const each of buttons) each.hidden = each.dataset.action === "print-steps" && !prints.told();
      tables.replaceChildren(
        ...numbersHere().tables.map(({ key, label, title, text }) =>
          button(`save-csv-${key}`, label, title, () =>
            saveText(text(), `cosine-lab-${of.slug}-${key}.csv`, "text/csv"),
          ),
        ),
      );
    },
  };
}

/** @param {string} verb @param {string} label @param {string} title @param {() => unknown} act */
function button(verb, label, title, act) {
  const made = html("button", { type: "button", "data-action": verb, title }, [label]);
  made.addEventListener("click", act);
  return made;
}

/**
 * What each button makes.
 * @param {Environment} env @param {Chosen} chosen @returns {Record<string, () => unknown>}
 */
function actsOf({ words, of: { slug, title }, link, say, file }, { part, picture }) {
  const name = () => [`cosine-lab-${slug}`, part()?.name].filter(Boolean).join("-");
  const saved =
    (/** @type {"svg" | "png"} */ format, scale = 1) =>
    async () => {
      const made = await picture();
      if (made) await savePicture(made.text, name(), format, scale);
      noteOf(made);
    };
  // A table that no column holds is legible at its own width alone.
  const noteOf = (/** @type {Picture | null} */ made) =>
    say(made && part() && made.width * MM_IN_PAPER > WIDEST_MM ? "share.wide" : "", {
      cm: Math.ceil((made?.width ?? 0) * MM_IN_PAPER) / 10,
    });
  return {
    "save-svg": saved("svg"),
    ...Object.fromEntries(Object.entries(SCALES).map(([verb, scale]) => [verb, saved("png", scale)])),
    "save-pdf": async () => {
      const made = await picture();
      if (made) printedAlone(made, part() ? MM_IN_PAPER : MM_ON_SCREEN, part()?.title ?? "");
      noteOf(made);
    },
    "save-csv": () => {
      const [chosen, root] = [part(), surfaceOf()];
      if (chosen?.numbers) chosen.numbers.click();
      else if (root)
        saveText(
          (chosen && numbersOfPart(chosen.element, words)) ?? numbersOf(root, words),
          `${name()}.csv`,
          "text/csv",
        );
    },
    "copy-slide": async () => {
      const [made, root] = [await picture(), surfaceOf()];
      if (made && root)
        say((await copyForSlide(root, made.text, link(), title)) ? "share.slide-copied" : "share.slide-not-copied");
    },
    "save-lesson": async () => {
      const root = document.querySelector("[data-surface]") ? null : surfaceOf();
      say(root ? "share.file.still" : document.querySelector(BELOW) ? "share.file.part" : "share.file.wait");
      // What Python draws goes along as it stands.
      if (root)
        saveText(
          `<!doctype html><meta charset="utf-8">${pictureOf(root, { title, headed: true, link: link(), footed: true }).text}`,
          `cosine-lab-${slug}.html`,
          "text/html",
        );
      else file?.();
    },
  };
}
