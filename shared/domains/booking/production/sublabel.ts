/** Artists whose names a picker shows (spec section 9). */
export const SUBLABEL_ARTISTS = 2;
