/** Faces of as many people are shown at once as the longest page of a list has rows. */
export const AVATARS_MAX = 100;
/** A standing order, or a substitute, is valid for so many days at most (outsiders section 3, "Auto sign"). */
export const SIGNING_ORDER_DAYS_MAX = 180;
