/** More than one submit in this time is blocked (spec section 4). */
export const SUBMIT_WINDOW_MS = 5_000;
/** Of a delayed submit: time for a picker to take over what was typed. */
export const SUBMIT_DELAY_MS = 1_000;
const PATIENCE_FROM = 3;

export type SubmitVerdict = 'go' | 'blocked' | 'patience';

/** Lets one submit through per window; from the third on it asks for patience. */
export function createSubmitGuard() {
  let opened = Number.NEGATIVE_INFINITY;
  let count = 0;
  return {
    ask(now: number): SubmitVerdict {
      if (now - opened >= SUBMIT_WINDOW_MS) {
        opened = now;
        count = 0;
      }
      count += 1;
      if (count === 1) return 'go';
      return count >= PATIENCE_FROM ? 'patience' : 'blocked';
    },
    /** After a refusal the next try is a new one. */
    reset(): void {
      opened = Number.NEGATIVE_INFINITY;
    },
  };
}
