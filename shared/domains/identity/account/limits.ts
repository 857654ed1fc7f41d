/** Faces of as many people are shown at once as the longest page of a list has rows. */
export const FACES_MAX = 100;
