/**
 * Ways to take a page of the site along: loaded when somebody asks for them, or shows the page in slides.
 * @import {Text} from "../../lab/types.js" @import {Later} from "./types.js"
 */

import { createLeaf } from "../../share/leaf.js";
import { createShare } from "../../share/panel.js";

/** @param {Text} words @param {{slug: string, title: string, themes: Later["themes"]}} of */
export const createPanel = (words, of) => createShare(words, of, null, () => false);

/** The page on paper, among slides. @param {Text} words @param {string} title @param {AbortSignal} gone */
export const printed = (words, title, gone) => createLeaf(words, title, gone);
