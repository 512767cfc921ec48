/**
 * When this run of a talk began, for the speaker's clock: at its first press. A talk that is played anew, or whose room
 * is opened on its first step, begins anew.
 */

import { session } from "../../hosts/browser/storage.js";

const KEY = "cosine-lab:clock";

/** When it began, in ms; null before its first press. */
export const began = () => Number(session.read(KEY)) || null;

export const start = () => session.write(KEY, String(Date.now()));

export const stand = () => session.remove(KEY);
