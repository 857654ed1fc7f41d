/** Spec section 9: a place is searched from two characters on, half a second after the last. */
export const PLACE_KEYWORD_MIN = 2;
export const PLACE_KEYWORD_MAX = 200;
export const PLACE_PAUSE_MS = 500;
/** Shown at first; more on request. */
export const PLACES_SHOWN = 5;
