/** Option ranks: 1st has first refusal (trade.md). */
export const MAX_RANK = 9;
