// What the server puts into the page for its own modules.

/**
 * why: no connection comes about; ask: what to ask for, of whom; files: what the link to each lesson's file says, the
 * first for pages without one
 */
export type Words = { why: string; ask: string; files: Record<string, string> };
