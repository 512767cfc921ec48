/** Where others open a page of this site: below an address that its lecturer has typed, else where it is served. */

import { local } from "./storage.js";

const TYPED = "cosine-lab:paper-address";

/** What a lecturer has typed as the site's address, for paper and homework. */
export const typed = {
  read: () => local.read(TYPED) ?? "",
  write: (/** @type {string} */ to) => local.write(TYPED, to),
};

/** Whether an address leads each machine to itself, and so no phone to this one. @param {string} address */
export const hereOnly = (address) =>
  /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(new URL(address).hostname);

/** Whether an address leads to a computer of this network alone. @param {string} address */
export const networkOnly = (address) =>
  /^(10\.\d+|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.\d+|\.local$|^\[(f[cd]|fe80)/.test(new URL(address).hostname);

/**
 * The root that somebody has typed; null where it is none. What says more than a place, as `?session=45`, is the
 * address of a page below the root. @param {string} said
 */
export function rooted(said) {
  if (!/^https?:\/\/[^/]/.test(said) || !URL.canParse(said)) return null;
  const { origin, pathname, search, hash } = new URL(said);
  const place = search || hash ? pathname.replace(/[^/]*\/*$/, "") : pathname;
  return `${origin}${place.replace(/\/*$/, "/")}`;
}

/**
 * The address of a page in the language of this one: a link speaks the language of who gives it.
 * @param {string} path from the site's root @param {string} [here] the same on this server, for a phone
 * @param {string | null} [root]
 */
export function placed(path, here = served(path), root = rooted(typed.read())) {
  const { baseURI, documentElement } = document;
  const url = new URL(root ? path : here, root ?? baseURI);
  url.searchParams.set("lang", documentElement.lang);
  return url.href;
}

/** A page of the app that opens no session. @param {string} path */
const served = (path) => (document.querySelector(".stApp") ? `exercise/${path}` : path);
