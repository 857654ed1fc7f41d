import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { PayoutFields, PayoutInput, PayoutState } from './schemas.ts';

type Standing = Pick<PayoutFields, 'fileId' | 'paidOn'>;
type Amount = Pick<PayoutFields, 'amount' | 'paidOn'>;
type Payable = Pick<PurchaseFields, 'stage' | 'artistInvoice' | 'payouts'>;

export const stateOf = ({ fileId, paidOn }: Standing): PayoutState =>
  paidOn ? 'paid' : fileId ? 'exported' : 'planned';

/** Returns the amount of the artist's invoice for which no payout is planned yet. */
export const leftOf = ({ artistInvoice, payouts }: Payable): number =>
  (artistInvoice?.amount ?? 0) - (payouts?.planned ?? 0);

/**
 * Returns the agreement with a payout in the place of another one; without `before` it is new, without `after` it is
 * removed. The agreement is paid once its paid payouts reach the invoice.
 */
export function withPayout<A extends Payable>(
  agreement: A,
  before: Amount | undefined,
  after: Amount | undefined,
  say: (minor: number) => string,
): A {
  if (agreement.stage !== 'approved' && agreement.stage !== 'paid') throw new AppError('payout.notApproved');
  const { planned = 0, paid = 0 } = agreement.payouts ?? {};
  const paidOf = (payout: Amount | undefined) => (payout?.paidOn ? payout.amount : 0);
  const payouts = {
    planned: planned - (before?.amount ?? 0) + (after?.amount ?? 0),
    paid: paid - paidOf(before) + paidOf(after),
  };
  const due = agreement.artistInvoice?.amount ?? 0;
  if (payouts.planned > due) {
    const left = say(due - planned + (before?.amount ?? 0));
    throw new AppError('payout.exceedsLeft', { field: 'amount', params: { amount: left } });
  }
  return { ...agreement, payouts, stage: payouts.paid >= due ? 'paid' : 'approved' };
}

/** Returns the payout that an approval plans: all that is left, on the next day of the agreed schedule. */
export const plannedPayout = (agreement: PurchaseFields, today: LocalDate): PayoutInput => ({
  amount: leftOf(agreement),
  date: agreement.document.payments.map(({ due }) => due).find((due) => due >= today) ?? today,
  method: 'bank',
  reference: agreement.artistInvoice?.number ?? '',
});

/** Refuses to change a payout that the bank may have, or that is paid. It can be removed and added again. */
export function checkPlanned(payout: Standing): void {
  const state = stateOf(payout);
  if (state !== 'planned') throw new AppError(`payout.${state}`);
}

/** Returns a payout as paid on a day. */
export function paidOn<P extends Standing>(payout: P, day: LocalDate, today: LocalDate): P {
  if (payout.paidOn) throw new AppError('payout.paid');
  if (day > today) throw new AppError('payout.dateInFuture', { field: 'date' });
  return { ...payout, paidOn: day };
}
