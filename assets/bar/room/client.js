/** Asks the server for rooms (server/rooms/routes.py). @import {Answer, Room, Seen} from "./types.js" */

import { local, session } from "../../hosts/browser/storage.js";
import { ROOM } from "../../sources/exercise/story.js";

const PARAMETER = "room";
const OWNED = "cosine-lab:room:";
const VOTER = "cosine-lab:voter";
const PATIENCE = 8000; // ms

/** The way from this page to the server's root. */
let root = "";
/** @param {string} way */
export const rootAt = (way) => {
  root = way;
};

/** @param {string} method @param {string} path @param {{body?: unknown, owner?: string}} [more] @returns {Promise<Answer>} */
async function ask(method, path, { body, owner } = {}) {
  const headers = { ...(body === undefined ? {} : { "content-type": "application/json" }), ...(owner ? { "x-room-owner": owner } : {}) };
  try {
    const answer = await fetch(new URL(`${root}rooms${path}`, document.baseURI), { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) });
    const said = await answer.json();
    return { refused: answer.ok ? null : (said?.refused ?? "away"), body: said };
  } catch {
    return { refused: "away", body: null };
  }
}

/** @param {Seen["about"]} about */
export const open = (about) => ask("POST", "", { body: about });
/** @param {Room} room */
export const look = ({ code, key }) => ask("GET", `/${code}/${key}`);
/** @param {Room} room @param {import("./types.js").Vote} given */
export async function vote(room, given) {
  const start = `/${room.code}/${room.key}`;
  const under = async (anew = false) => {
    const name = await voterOf(start, anew);
    return name ? ask("PUT", `${start}/votes/${name}`, { body: given }) : { refused: "away", body: null };
  };
  const answer = await under();
  return answer.refused === "stranger" ? under(true) : answer;
}
/** @param {Room} room */
export const reveal = ({ code, owner }) => ask("POST", `/${code}/reveal`, { owner });
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

/** Go to an exercise in its room; who opened it keeps the owner's secret in this tab. @param {URL} link @param {Room} room */
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

/** What this browser votes under: one vote a browser. @param {string} start of the room's path @param {boolean} anew in place of a name that another server gave @returns {Promise<string | null>} */
async function voterOf(start, anew) {
  const known = anew ? null : local.read(VOTER);
  if (known) return known;
  const { body } = await ask("POST", `${start}/voters`);
  if (!body?.voter) return null;
  local.write(VOTER, body.voter);
  return body.voter;
}
