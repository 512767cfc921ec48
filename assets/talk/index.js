/**
 * The page of a talk of one's own: order, edit, remove, play, save, open. The talk is kept in this browser only.
 *
 * @import {Data} from "./types.js"
 */

import { staying } from "../hosts/streamlit/persistent_mount.js";
import { createText } from "../lab/text.js";
import { createDesk } from "./desk.js";

export const mount = staying((/** @type {Data} */ data, gone, page) =>
  createDesk(createText(data.words, data.language), data, gone, page),
);
