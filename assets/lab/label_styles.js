/** How labels look: colour, marker and letter from the tokens. @import {Tokens} from "./types.js" */

import { html, svg } from "./dom.js";
import { cut } from "./ems.js";
import { markerPath } from "./markers.js";

/** @param {Tokens} tokens @param {number} k */
export function colour(tokens, k) {
  return tokens.labels[k % tokens.labels.length];
}

/** @param {Tokens} tokens @param {number} k */
export function marker(tokens, k) {
  return tokens.markers[k % tokens.markers.length];
}

/** A label's name cut to fit on a plane. @param {string} name */
export function short(name) {
  return cut(name, 10);
}

/** Marker and name of a label, for tables. @param {Tokens} tokens @param {number} k @param {string} name */
export function chip(tokens, k, name) {
  const path = svg("path", {
    d: markerPath(marker(tokens, k), 8, 8, 5),
    fill: colour(tokens, k),
    class: "marker",
  });
  const picture = svg("svg", { width: 16, height: 16, "aria-hidden": "true" }, [path]);
  return html("span", { class: "chip" }, [picture, html("span", { class: "name" }, [name])]);
}

/** What a role is drawn as for who asks the system for more contrast. @type {Record<string, string>} */
const STRONGER = { muted: "ink", edge: "ink", grid: "edge" };

/**
 * Tell the style sheet which theme is on, by the page's own background (paper is always light), and how large text is.
 * @param {HTMLElement} root @param {Tokens} tokens
 */
export function applyTheme(root, tokens) {
  const background = getComputedStyle(root).getPropertyValue("--st-background-color").trim();
  const theme = luminance(background) < 0.4 && !root.hasAttribute("data-printed") ? "dark" : "light";
  root.dataset.theme = theme;
  const colours = tokens[theme];
  const more = window.matchMedia("(prefers-contrast: more)").matches;
  for (const role of Object.keys(colours))
    root.style.setProperty(`--${role}`, colours[(more && STRONGER[role]) || role]);
  const { sizes } = tokens;
  const talking = root.hasAttribute("data-talk");
  for (const name of ["chart", "text", "lead", "answer"]) {
    const larger = Math.max(1, sizes[name] / sizes.text);
    root.style.setProperty(`--${name}-size`, talking ? `calc(var(--talk-size) * ${larger})` : `${sizes[name]}px`);
  }
  root.style.setProperty("--radius", `${sizes.radius}px`);
}

/** Relative lightness of a colour, 0 to 1; white where it can't be read. @param {string} text */
function luminance(text) {
  const hex = /^#([0-9a-f]{6})/i.exec(text)?.[1] ?? /^#([0-9a-f]{3})$/i.exec(text)?.[1].replace(/./g, "$&$&");
  const numbers = hex
    ? [0, 2, 4].map((k) => parseInt(hex.slice(k, k + 2), 16))
    : (text.match(/[\d.]+/g) ?? ["255", "255", "255"]).slice(0, 3).map(Number);
  return (0.2126 * numbers[0] + 0.7152 * numbers[1] + 0.0722 * numbers[2]) / 255;
}

/** Colour of a cosine: negative, neutral, positive, mixed in the style sheet's theme. @param {number} c */
export function mixed(c) {
  const end = c < 0 ? "var(--negative)" : "var(--positive)";
  return `color-mix(in srgb, ${end} ${Math.round(Math.abs(c) * 50)}%, var(--neutral))`;
}
