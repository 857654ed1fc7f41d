/** The pause after the last key before the form looks for similar records, in milliseconds. */
export const PAUSE_MS = 400;
