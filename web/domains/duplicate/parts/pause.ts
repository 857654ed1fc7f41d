/** What is typed into a form rests so long before those like it are looked for. */
export const PAUSE_MS = 400;
