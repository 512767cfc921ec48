/** Panels that any lesson may show, whatever it draws. */

import { FREE } from "./free/panels.js";
import { toolsPanel } from "./tools.js";

export const PANELS = { ...FREE, tools: toolsPanel };
