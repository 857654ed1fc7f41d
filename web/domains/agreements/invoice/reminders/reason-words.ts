import { msg } from '@lingui/core/macro';
import type { NotReminded } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** Says why an invoice gets no reminder now. */
export const useReasonWords = wordsHook<NotReminded>({
  settled: msg`Nothing is open`,
  notDelivered: msg`Invoice not sent yet`,
  held: msg`On hold`,
  disputed: msg`Disputed`,
  belowMinimum: msg`Below the smallest amount`,
  allSent: msg`All reminders sent`,
  notYet: msg`Not due yet`,
  noEmail: msg`No email address`,
  notReady: msg`PDF not ready`,
  tooManyMails: msg`Too many emails to this address today`,
  sentMeanwhile: msg`Sent already`,
});

export const useLevelWords = wordsHook<1 | 2 | 3>({
  1: msg`First reminder`,
  2: msg`Second reminder`,
  3: msg`Third reminder`,
});
