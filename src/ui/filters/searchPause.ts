/** How long a list's search waits for the next key, in milliseconds (Spec 9). */
export const SEARCH_PAUSE_MS = 500;

/** And what offers rows while one types: shorter than the pause after a word, longer than that between two letters. */
export const FIND_PAUSE_MS = 250;
