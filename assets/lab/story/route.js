/** Which way through the course this reader takes, kept in this browser alone. */

import { local } from "../storage.js";

const KEY = "cosine-lab:route";
/** As lib/course.py has it. */
export const USUAL = "full";

export const routeTaken = () => local.read(KEY) ?? USUAL;

/** Where nothing is kept, lessons lead on as they do for who has chosen none. @param {string} route */
export const takeRoute = (route) => local.write(KEY, route);
