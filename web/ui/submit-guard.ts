import { PATIENCE_FROM } from './patience.ts';

/** More than one submit in this time is blocked (spec section 4). */
export const SUBMIT_WINDOW_MS = 5_000;

export type SubmitVerdict = 'go' | 'blocked' | 'patience';

/** Lets one submit through per window, and none while one is under way; from the third on it asks for patience. */
export function createSubmitGuard() {
  let opened = Number.NEGATIVE_INFINITY;
  let count = 0;
  let isUnderWay = false;
  return {
    ask(now: number): SubmitVerdict {
      if (isUnderWay && now - opened >= SUBMIT_WINDOW_MS) return 'patience';
      if (now - opened >= SUBMIT_WINDOW_MS) {
        opened = now;
        count = 0;
      }
      count += 1;
      if (count === 1) return 'go';
      return count >= PATIENCE_FROM ? 'patience' : 'blocked';
    },
    during: (submit: () => Promise<void>) => async (): Promise<void> => {
      isUnderWay = true;
      await submit().finally(() => {
        isUnderWay = false;
      });
    },
    /** After a refusal the next try is a new one. */
    reset(): void {
      opened = Number.NEGATIVE_INFINITY;
    },
  };
}
