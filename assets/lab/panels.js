/** Panels that any lesson may show, whatever it draws: its tools, things to try, challenges. */

import { goalsPanel } from "./free/goals.js";
import { triesPanel } from "./free/tries.js";
import { toolsPanel } from "./tools.js";

export const PANELS = { goals: goalsPanel, tries: triesPanel, tools: toolsPanel };
