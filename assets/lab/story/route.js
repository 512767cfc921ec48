/** Which way through the course this reader takes, kept in this browser alone. */

/** @import {Store} from "../types.js" */

const KEY = "cosine-lab:route";
/** As lib/cosine_lab/course.py has it. */
export const USUAL = "full";

/** @param {Pick<Store, "read">} store */
export const routeTaken = (store) => store.read(KEY) ?? USUAL;

/**
 * Where nothing is kept, lessons lead on as they do for who has chosen none. @param {Store} store @param {string} route
 */
export const takeRoute = (store, route) => store.write(KEY, route);
