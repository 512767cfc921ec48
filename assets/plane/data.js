/**
 * What a lesson tells its lab, and what a lab asks of its host; types only.
 *
 * @typedef {import("./codec.js").State} State
 * @typedef {import("./codec.js").Field} Field
 * @typedef {{key: string, title: string, change: Record<string, any>}} Preset
 * @typedef {{type: string, [option: string]: any}} PanelSpec
 * @typedef {{
 *   epoch: string, schema: Field[], state: State, defaults: State, embeddings: number[],
 *   layout: Record<string, PanelSpec[]>, presets: Preset[], tokens: import("./looks.js").Tokens,
 *   words: Record<string, string>, tell?: boolean, model: "softmax" | "sigmoid",
 * }} Data
 * @typedef {{link: (text: string | null, tell?: boolean) => void, read: () => string | null, talking: () => boolean, talk: (on: boolean) => void, copy: () => Promise<boolean>}} Host
 */

export {};
