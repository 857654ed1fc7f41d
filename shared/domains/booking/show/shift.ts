/** The most days by which shows move at once: ten years either way. */
export const MAX_SHIFT_DAYS = 3660;
