/** What a test plans for next year lies ahead, in whatever year it runs. */
export const NEXT_YEAR = new Date().getUTCFullYear() + 1;
