/** The longest period of temporary access, in days (outsiders section 5). */
export const MAX_DAYS = 90;
export const REASON_MIN = 3;
export const REASON_MAX = 500;
