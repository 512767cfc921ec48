/**
 * What of a surface is on the page during a beat: its planes, panels and handles, and which readings
 * are masked. Panels that stay away go on being drawn, so that a reading can be asked about unseen.
 * The page says `data-guided` meanwhile, so that what Streamlit shows for free play alone stays away, as it
 * does until the first surface says `data-opened`, and where: before that nobody knows whether a story guides.
 *
 * @import {Part, Readings, Shows} from "./types.js"
 */

import { mask as maskElement, readingOf, readingsToldBy } from "../dom.js";
import { telling } from "../readings.js";

/** @param {HTMLElement} root @param {Pick<import("../types.js").Host, "page" | "slug">} host */
export function createStage(root, { page, slug }) {
  /** @type {Shows | null} */
  let shows = null;
  let still = false;
  const masked = masking(root, () => all());
  const all = () => /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-readout]"));
  // The surface that follows this one, of another model, may be there before this one goes.
  const mine = `${slug}:${Math.random()}`;
  const leave = () => page.dataset.guided === mine && delete page.dataset.guided;

  return {
    /**
     * Show a beat's parts alone; null shows everything. @param {Shows | null} next
     * @param {boolean} [stands] whether nothing of it can be moved yet
     */
    show: (next, stands = false) => {
      shows = next;
      still = next !== null && stands;
      root.toggleAttribute("data-guided", next !== null);
      root.toggleAttribute("data-own-question", Boolean(next?.but));
      root.dataset.shows = next ? [...next.planes, ...next.panels].join(" ") : "";
      root.dataset.asks = [...new Set(next?.of?.map(kindOf))].join(" ");
      page.dataset.opened = slug;
      if (next) page.dataset.guided = mine;
      else delete page.dataset.guided;
      showParts(root, next);
    },
    /** Whether a beat is on show. */
    guided: () => shows !== null,
    /** Whether nothing can be moved yet. */
    still: () => still,
    /** How far from the origin its planes reach, at least. */
    room: () => shows?.room ?? 0,
    /**
     * What a handle is in this beat. @param {string} kind @param {string} name
     * @param {boolean} [named] whether it is there for stories alone @returns {Part}
     */
    partOf: (kind, name, named = false) => {
      if (still || (named && (!shows || shows.but))) return "named";
      if (shows?.but)
        return shows.but.some((each) => each === `handle:${kind}` || each === `handle:${name}`) ? "named" : "free";
      const at = shows ? shows.handles.findIndex((each) => each === kind || each === name) : 1;
      return at < 0 ? "named" : at === 0 ? "lead" : "free";
    },
    /** @type {typeof masked.mask} */
    mask: (...kept) => {
      masked.mask(...kept);
      holdSliders(root, still);
    },
    /** Whether a reading is kept from everybody now. */
    hides: masked.hides,
    /** Whether a number that is asked about has its place on the page, and is kept back. */
    keepsBack: () => [...root.querySelectorAll("[data-masked=asked]")].some((each) => each.checkVisibility()),
    /**
     * Every reading of the surface as it is shown, masked or not; these with the value that they have.
     * @param {import("../types.js").Readings} values @returns {Readings}
     */
    readings: (values) => {
      const readings = readingsOf(all());
      for (const [name, value] of Object.entries(values))
        readings[name] = { value, shown: readings[name]?.shown ?? "" };
      return readings;
    },
    /** The surface goes: the page is no story's any more. */
    leave,
  };
}

/**
 * Let no slider be pulled while nothing can be moved yet, as no handle can; again after every drawing, since panels
 * make new ones. @param {HTMLElement} root @param {boolean} still
 */
function holdSliders(root, still) {
  for (const slider of root.querySelectorAll("input[type=range]")) {
    if (!(slider instanceof HTMLInputElement) || slider.closest(".story")) continue;
    if (slider.disabled !== still && (still || "still" in slider.dataset)) {
      slider.disabled = still;
      slider.toggleAttribute("data-still", still);
    }
  }
}

/**
 * Masks readings with all that tells them, pictures too, and no others; again after every drawing, since panels make
 * new ones.
 * @param {HTMLElement} root @param {() => Iterable<HTMLElement>} all
 */
function masking(root, all) {
  /** @type {readonly string[]} */
  let hidden = [];
  let [tells, veiled] = [telling({}, []), true];
  /** @param {import("./types.js").Masked} masked @param {import("../types.js").Declared<any>} [declared] */
  const mask = ({ names, follows }, declared = {}) => {
    if (!names.length && !hidden.length) return;
    if (names !== hidden || follows !== veiled) tells = telling(follows ? declared : {}, names);
    [hidden, veiled] = [names, follows];
    root.toggleAttribute("data-asking", names.length > 0);
    for (const panel of root.querySelectorAll("[data-asked]")) panel.removeAttribute("data-asked");
    for (const element of all()) {
      const { readout = "" } = element.dataset;
      const texts = tells(readout);
      maskElement(element, texts);
      if (!texts) continue;
      element.dataset.masked = names.includes(readout) ? "asked" : "follows";
      element.closest("[data-panel]")?.setAttribute("data-asked", "");
    }
    for (const picture of root.querySelectorAll("[data-tells], [data-veiled]"))
      picture.toggleAttribute("data-veiled", follows && readingsToldBy(picture).some(tells));
  };
  return { mask, hides: (/** @type {string} */ name) => tells(name) };
}

/** @param {Iterable<Element>} elements */
function readingsOf(elements) {
  /** @type {Readings} */
  const readings = {};
  for (const element of elements) readings[element.getAttribute("data-readout") ?? ""] = readingOf(element);
  return readings;
}

/** The kind of a reading: of `length:0` it is `length`. @param {string} name */
const kindOf = (name) => name.split(":")[0];

/**
 * Whether a panel shows readings, but none of the kinds that are named: a wall has no room for it.
 * @param {Element} panel @param {string[]} names
 */
function beside(panel, names) {
  const [readouts, kinds] = [[...panel.querySelectorAll("[data-readout]")], names.map(kindOf)];
  return (
    readouts.length > 0 && !readouts.some((each) => kinds.includes(kindOf(each.getAttribute("data-readout") ?? "")))
  );
}

/** @param {HTMLElement} root @param {Shows | null} shows */
function showParts(root, shows) {
  for (const panel of root.querySelectorAll("[data-panel]")) {
    const { panel: type = "", plane = "" } = /** @type {HTMLElement} */ (panel).dataset;
    const listed = () => !shows || shows.planes.includes(plane) || shows.panels.includes(type); // a sphere is both
    const visible = shows?.but ? !shows.but.includes(plane ? `plane:${plane}` : `panel:${type}`) : listed();
    panel.toggleAttribute("hidden", !visible);
    panel.toggleAttribute("data-beside", Boolean(shows?.of) && beside(panel, shows?.of ?? []));
  }
  for (const area of root.querySelectorAll(".area")) {
    area.toggleAttribute(
      "data-empty",
      [...area.children].every((panel) => panel.hasAttribute("hidden")),
    );
  }
  for (const select of root.querySelectorAll(".choosers select")) {
    select.toggleAttribute("disabled", shows !== null && !shows.pair);
  }
}
