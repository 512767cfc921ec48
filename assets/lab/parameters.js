// Written by `python -m tests.makers.make_vocabulary` from assets/parameters.json; to be changed there.

/** What belongs to one reader or to one way of showing a page, and to no step of a talk. */
export const OF_READER = ["guide", "then", "room", "talk", "embed", "embed_options", "part", "lang", "own", "sentences", "route"];
/** What links to another state of the page keep. */
export const CARRIED = ["talk", "embed", "embed_options", "part", "lang"];
/** What other sites and mails hang on links. */
export const FOREIGN = /^(utm_|[a-z]+clid$)/;
