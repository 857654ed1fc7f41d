/** The limits of what is typed, which pages show too. */
export const NOTE_MAX = 500;
export const SEATS_MAX = 500;
