/** What the first step does without. */

import { viewsPanel } from "./views.js";

export const LATER = { whole: viewsPanel };
