/** The limits of a request (outsiders section 4). */
export const MAX_INVITEES = 10;
/** Reminders, as for signing: days after the request was sent, days between them, and the most. */
export const REMINDERS = { firstDays: 3, everyDays: 4, max: 5 } as const;
/** How often a person's place is passed on, as for signing. */
export const FORWARDS_MAX = 3;
/** Items in one decision: they and the show are one transaction. */
export const MAX_DECIDED = 20;
export const REASON_MIN = 3;
/** Days after the show until an answered request becomes read-only. */
export const CLOSE_DAYS = 7;
/** The conversation of a request. */
export const MESSAGE_MAX = 2000;
export const MAX_MESSAGES = 500;
