/** Faces of as many people are shown at once as the longest page of a list has rows. */
export const AVATARS_MAX = 100;
