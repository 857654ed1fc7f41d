/** Longest values. */
export const FREE_TEXT_MAX = 200;
export const FREE_MULTILINE_MAX = 2500;
export const FREE_LINK_MAX = 500;
