/** A transaction takes this many shows and earlier balances (money section 15). */
export const MAX_SOURCES = 80;
export const MAX_TYPED = 50;
/** The most questions that are kept of a statement, and their length. */
export const MAX_QUESTIONS = 20;
export const QUESTION_MAX = 1000;
