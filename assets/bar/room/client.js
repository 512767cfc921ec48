/**
 * Asks the server for rooms (lib/cosine_lab/server/rooms/routes.py).
 * @import {Answer, Room, RoomView} from "./types.js"
 */

import { local, session } from "../../hosts/browser/storage.js";
import { ROOM } from "../../sources/exercise/story.js";

const PARAMETER = "room";
const OWNED = "cosine-lab:room:";
const HOUR = "cosine-lab:hour";
const VOTER = "cosine-lab:voter";
const PATIENCE = 8000; // ms

/** The way from this page to the server's root. */
let root = "";
/** @param {string} way */
export const rootAt = (way) => {
  root = way;
};

/**
 * @param {string} method @param {string} path
 * @param {{body?: unknown, owner?: string, mark?: string}} [more] mark: of what was answered last
 * @returns {Promise<Answer & {mark?: string}>} body: null where nothing is new
 */
async function ask(method, path, { body, owner, mark } = {}) {
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(owner ? { "x-room-owner": owner } : {}),
    ...(mark ? { "if-none-match": mark } : {}),
  };
  try {
    const answer = await fetch(new URL(`${root}rooms${path}`, document.baseURI), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status === 304) return { refused: null, body: null, mark };
    const reply = await answer.json();
    return {
      refused: answer.ok ? null : (reply?.refused ?? "away"),
      body: reply,
      mark: answer.headers.get("etag") ?? "",
    };
  } catch {
    return { refused: "away", body: null };
  }
}

/** @param {RoomView["about"]} about */
export const open = (about) => ask("POST", "", { body: about });
/** @param {Room} room */
export const look = ({ code, key }) => ask("GET", `/${code}/${key}`);
/** What a phone may see of a room. @param {Room} room @param {string} mark of what it saw last */
export const glance = ({ code, key }, mark) => ask("GET", `/${code}/${key}/now`, { mark });
/** The step that the wall is at. @param {Room} room @param {RoomView["about"]} about */
export const move = ({ code, owner }, about) => ask("PUT", `/${code}/step`, { owner, body: about });
/** What was answered at every step. @param {Room} room */
export const past = ({ code, owner }) => ask("GET", `/${code}/past`, { owner });
/** @param {Room} room @param {Partial<import("./types.js").Vote>} ballot */
export async function vote(room, ballot) {
  const start = `/${room.code}/${room.key}`;
  const under = async (anew = false) => {
    const name = await voterOf(start, anew);
    return name ? ask("PUT", `${start}/votes/${name}`, { body: ballot }) : { refused: "away", body: null };
  };
  const answer = await under();
  return answer.refused === "stranger" ? under(true) : answer;
}
/** @param {Room} room @param {{answer: string | number | null, said: string}} [outcome] what turned out, once it has */
export const reveal = ({ code, owner }, outcome) => ask("POST", `/${code}/reveal`, { owner, body: outcome });
/** @param {Room} room @param {boolean} on */
export const pause = ({ code, owner }, on) => ask(on ? "PUT" : "DELETE", `/${code}/pause`, { owner });
/** @param {Room} room */
export const end = ({ code, owner }) => ask("DELETE", `/${code}`, { owner });

/** The room that the address names, with its owner's secret where this browser opened it. @returns {Room | null} */
export function roomHere() {
  const match = ROOM.exec(new URL(window.location.href).searchParams.get(PARAMETER) ?? "");
  if (!match) return null;
  const [, code, key] = match;
  return { code, key, owner: session.read(OWNED + code) ?? undefined };
}

/** The room that this tab has opened for a whole hour. @returns {Room | null} */
export function hourHere() {
  const record = session.read(HOUR);
  return record ? JSON.parse(record) : null;
}

/**
 * @param {Room | null} room null once it has ended @returns {boolean} whether the browser keeps it from page to page
 */
export function keepHour(room) {
  if (room) return session.write(HOUR, JSON.stringify(room));
  session.remove(HOUR);
  return true;
}

/**
 * Go to an exercise in its room; who opened it keeps the owner's secret in this tab. @param {URL} link
 * @param {Room} room
 */
export function enter(link, { code, key, owner }) {
  if (owner) session.write(OWNED + code, owner);
  const address = new URL(link);
  address.searchParams.set(PARAMETER, `${code}.${key}`);
  address.searchParams.set("talk", "1"); // it is on the wall
  window.location.assign(address);
}

/** The address to type for those who cannot scan: a box for the code is there. */
export const joinAddress = () => new URL("join", document.baseURI).href;

/** The address for cameras: it finds the room even where too many wrong codes have been typed. @param {Room} room */
export const scanAddress = ({ code, key }) => new URL(`join/${code}.${key}`, document.baseURI).href;

/**
 * What this browser votes under: one vote a browser. @param {string} start of the room's path
 * @param {boolean} anew in place of a name that another server gave @returns {Promise<string | null>}
 */
async function voterOf(start, anew) {
  const known = anew ? null : local.read(VOTER);
  if (known) return known;
  const { body } = await ask("POST", `${start}/voters`);
  if (!body?.voter) return null;
  local.write(VOTER, body.voter);
  return body.voter;
}
