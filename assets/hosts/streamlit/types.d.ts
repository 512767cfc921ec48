// What the modules of this folder hand one another.

/**
 * css, default, and whatever else a file of lib/cosine_lab/site/bundles.py exports; made: what its default has made of
 * the modules that lessons share
 */
export type Code = { css: string; default: (...args: any[]) => any; made?: any; [other: string]: any };
/** What a component that stays may ask of its page: want, by name; told: of what Python sends anew */
export type Page<T> = { want: (name: string, value: unknown) => void; told: (act: (data: T) => void) => void };
