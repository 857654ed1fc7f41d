import { msg } from '@lingui/core/macro';
import type { PushOutcome } from '#shared/domains/calendars/google-calendar/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The outcome of a call in words, with what to do about it. */
export const useOutcomeWords = wordsHook<PushOutcome>({
  ok: msg`The connection works`,
  connectAgain: msg`Google no longer accepts your consent. Connect again.`,
  calendarGone: msg`The calendar was deleted at Google. Connect again to make a new one.`,
  notSetUp: msg`The operator of Backline has to mend the connection to Google.`,
  notAllowed: msg`Google refuses access to this calendar. Connect again, or ask the administrator of your Google account.`,
  busy: msg`Google is busy. The next run continues.`,
  unreachable: msg`Google did not answer. The next run continues.`,
  malformed: msg`Google answered in a form that cannot be read`,
});
