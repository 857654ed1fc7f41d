import { useLingui } from '@lingui/react/macro';
import type { NotReminded } from '#shared/domains/agreements/invoice/reminder-routes.ts';

/** Says why an invoice gets no reminder now. */
export function useReasonWords(): Readonly<Record<NotReminded, string>> {
  const { t } = useLingui();
  return {
    settled: t`Nothing is open`,
    notDelivered: t`Invoice not sent yet`,
    held: t`On hold`,
    disputed: t`Disputed`,
    belowMinimum: t`Below the smallest amount`,
    allSent: t`All reminders sent`,
    notYet: t`Not due yet`,
    noEmail: t`No email address`,
    notReady: t`PDF not ready`,
    tooManyMails: t`Too many emails to this address today`,
    sentMeanwhile: t`Sent already`,
  };
}

export function useLevelWords(): Readonly<Record<1 | 2 | 3, string>> {
  const { t } = useLingui();
  return { 1: t`First reminder`, 2: t`Second reminder`, 3: t`Third reminder` };
}
