import { msg } from '@lingui/core/macro';
import type { Outcome } from '#shared/domains/reference/business-central/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The outcome of a call in words, with what to do about it. */
export const useOutcomeWords = wordsHook<Outcome>({
  ok: msg`The connection works`,
  signIn: msg`Microsoft refused the sign-in. Check the directory, the client and its secret.`,
  notAllowed: msg`Business Central refused access. Give the client the right to read projects.`,
  notFound: msg`Business Central knows no such environment or company`,
  busy: msg`Business Central is busy. Try again later.`,
  unreachable: msg`Business Central did not answer. Try again later.`,
  malformed: msg`Business Central answered in a form that cannot be read`,
});
