/** The hours of a show until a user enters others. */
export const USUAL_START = '20:00';
export const USUAL_END = '23:00';
