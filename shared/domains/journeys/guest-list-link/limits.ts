/** The check-ins that a door sends at once. Those that it kept without a connection follow in several calls. */
export const MAX_ACTS = 25;
/** The sender's own words above a link. */
export const MESSAGE_MAX = 500;
