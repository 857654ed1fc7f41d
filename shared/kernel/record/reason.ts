/** Characters a reason may take; it stands in the log. */
export const REASON_MAX = 500;
