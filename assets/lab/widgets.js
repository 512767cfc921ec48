/** Small parts that panels share: a row of choices, room that only grows, a size with its exact figure. */

import { html, set, readout } from "./dom.js";
import { beneath, magnitude } from "./numbers.js";

/**
 * A row of buttons, each of which makes a choice of the state; the one that is made is pressed.
 * @param {import("./types.js").Lab<any>} lab @param {string} name key of what is chosen
 * @param {{title: string, change: Record<string, unknown>}[]} options
 */
export function choiceRow(lab, name, options) {
  const buttons = options.map(({ title, change }, at) => {
    const button = html("button", { type: "button", "data-choose": `${name}:${at}` }, [title]);
    button.addEventListener("click", () => lab.change(change));
    return button;
  });
  const title = lab.text(name);
  return {
    root: html("div", { class: "group", role: "group", "aria-label": title }, [
      html("span", { class: "group-name" }, [title]),
      ...buttons,
    ]),
    draw: (/** @type {{state: Record<string, unknown>}} */ { state }) =>
      options.forEach(({ change }, at) =>
        set(
          buttons[at],
          "aria-pressed",
          String(Object.entries(change).every(([field, value]) => state[field] === value)),
        ),
      ),
  };
}

/**
 * The same choices in one control, for those that are no lesson's subject.
 * @param {import("./types.js").Lab<any>} lab @param {string} name key of what is chosen
 * @param {{title: string, change: Record<string, unknown>}[]} options
 */
export function choiceSelect(lab, name, options) {
  const select = /** @type {HTMLSelectElement} */ (
    html(
      "select",
      { "data-choose": name },
      options.map(({ title }, at) => html("option", { value: at }, [title])),
    )
  );
  select.addEventListener("change", () => lab.change(options[Number(select.value)].change));
  return {
    root: html("label", { class: "group named" }, [html("span", { class: "group-name" }, [lab.text(name)]), select]),
    select,
    draw: (/** @type {{state: Record<string, unknown>}} */ { state }) => {
      const at = options.findIndex(({ change }) =>
        Object.entries(change).every(([field, value]) => state[field] === value),
      );
      if (select.selectedIndex !== at) select.selectedIndex = at;
    },
  };
}

/**
 * One stop of the Tab key for a list of buttons, through which the arrow keys go. Buttons come with tabindex −1.
 * @param {HTMLElement} list @returns {() => void} to be called when other buttons are in it
 */
export function roving(list) {
  const all = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button")]);
  const stop = (/** @type {HTMLElement} */ chosen) =>
    all().forEach((each) => each.setAttribute("tabindex", each === chosen ? "0" : "-1"));
  list.addEventListener("keydown", (event) => {
    const buttons = all();
    const at = buttons.indexOf(/** @type {HTMLElement} */ (event.target));
    const next =
      buttons[
        { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[
          event.key
        ] ?? -1
      ];
    if (!next) return;
    stop(next);
    next.focus();
    event.preventDefault();
  });
  return () => void (list.querySelector('[tabindex="0"]') ?? (list.querySelector("button") && stop(all()[0])));
}

/** Rows of such buttons as a panel. @param {ReturnType<typeof choiceRow>[]} rows */
export const choiceRows = (rows) => ({
  root: html(
    "section",
    { class: "choices" },
    rows.map(({ root }) => root),
  ),
  draw: (/** @type {any} */ scene) => rows.forEach((row) => row.draw(scene)),
});

/**
 * Room for content that changes with every move. While a hand moves it is as tall as its content, by number (lab.css):
 * other letters then lay out the content and not the page. It is a block's child, as a browser lays out nothing
 * alone that a row or a grid holds: whoever takes it puts it into an element of its own.
 * @param {HTMLElement} content
 */
export function alone(content) {
  const room = html("div", { class: "alone" }, [content]);
  new ResizeObserver(() => room.style.setProperty("--tall", `${content.offsetHeight}px`)).observe(content);
  return room;
}

/**
 * Show a size; where rounding is all there is, the figure itself stands in the tip (hover, focus, tap).
 * @param {Element} element @param {number | null} value @param {string} [text]
 */
export function size(element, value, text = magnitude(value)) {
  readout(element, value, text);
  const exact = (!element.hasAttribute("data-masked") && beneath(value)) || null;
  set(element, "data-exact", exact);
  set(element, "title", exact);
  set(element, "tabindex", exact && 0);
}
