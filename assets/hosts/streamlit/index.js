/** Lessons as components of Streamlit. @import {Component, Lesson, Source} from "../../lab/types.js" */

import { mountLesson } from "./host.js";

/** @param {Component} component @param {Lesson} lesson @param {readonly Source[]} sources @returns {() => void} */
export const mount = (component, lesson, sources) => mountLesson(component, lesson, sources);
