/** What grows and shrinks under a moving hand. */

import { html } from "./dom.js";

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
