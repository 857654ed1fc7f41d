/** The limits of a request (outsiders section 4). */
export const MAX_INVITEES = 10;
/** Items in one decision: they and the show are one transaction. */
export const MAX_DECIDED = 20;
export const REASON_MIN = 3;
/** Days after the show until an answered request becomes read-only. */
export const CLOSE_DAYS = 7;
