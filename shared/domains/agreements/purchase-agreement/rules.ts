import { agreementNumber, agreementRules, SIGNED_STEPS } from '#shared/domains/agreements/agreement/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { PurchaseFields, PurchaseStage } from './schemas.ts';

export const purchaseMachine = machine<PurchaseStage | 'deleted'>({
  name: 'purchase agreement',
  first: 'draft',
  steps: [
    ...SIGNED_STEPS,
    { on: 'enter the invoice', from: ['signed', 'invoiceReceived'], to: 'invoiceReceived' },
    { on: 'credit the invoice', from: ['invoiceReceived', 'approved'], to: 'signed' },
    { on: 'approve', from: ['invoiceReceived'], to: 'approved' },
    { on: 'pay', from: ['approved'], to: 'paid' },
    { on: 'take a payout back', from: ['paid'], to: 'approved' },
    { on: 'cancel', from: ['draft', 'sent', 'signed', 'invoiceReceived'], to: 'cancelled' },
  ],
});
export const purchaseRules = agreementRules('purchaseAgreement', purchaseMachine);
export const purchaseNumber = (year: number, value: number): string => agreementNumber('P', year, value);

type Staged = Pick<PurchaseFields, 'stage' | 'lockedAt' | 'artistInvoice'>;
/**
 * Returns the stage after a step. Refuses a step that the stage does not allow, and every step while locked. A
 * self-billed invoice is taken back by its credit note only.
 */
export function stageAfter(agreement: Staged, on: string): PurchaseStage {
  purchaseRules.checkUnlocked(agreement);
  if (on === 'cancel' && agreement.artistInvoice?.invoiceId) throw new AppError('document.badTransition');
  const stage = leadsTo(purchaseMachine, agreement.stage, on);
  if (!stage || stage === 'deleted') throw new AppError('document.badTransition');
  return stage;
}

/** Returns the agreement with the artist's invoice, which may be corrected until it is approved. */
export function withInvoice(
  agreement: PurchaseFields,
  artistInvoice: NonNullable<PurchaseFields['artistInvoice']>,
  today: LocalDate,
): PurchaseFields {
  // A self-billed invoice is corrected by its credit note, and takes no other invoice's place.
  const isSelfBilled = agreement.artistInvoice?.invoiceId ?? (agreement.artistInvoice && artistInvoice.invoiceId);
  if (isSelfBilled) throw new AppError('document.badTransition');
  const stage = stageAfter(agreement, 'enter the invoice');
  if (artistInvoice.date > today) throw new AppError('purchaseAgreement.invoiceInFuture', { field: 'date' });
  return { ...agreement, stage, artistInvoice };
}

/**
 * Returns the agreement after a credit note of its self-billed invoice. Never less is left than the planned payouts. One
 * without an invoice waits for another.
 */
export function withCredit(agreement: PurchaseFields, credit: number, say: (minor: number) => string): PurchaseFields {
  const { artistInvoice, approval, payouts, ...rest } = agreement;
  if (!artistInvoice) throw new AppError('document.badTransition');
  const [amount, planned] = [artistInvoice.amount - credit, payouts?.planned ?? 0];
  if (amount < planned) throw new AppError('selfBill.payoutPlanned', { params: { amount: say(planned) } });
  if (amount > 0) return { ...agreement, artistInvoice: { ...artistInvoice, amount } };
  return { ...rest, stage: stageAfter(agreement, 'credit the invoice') };
}

type Approval = NonNullable<PurchaseFields['approval']>;
/** Returns the approved agreement. Its creator may not approve it (four eyes). */
export function approved(agreement: PurchaseFields, approval: Approval, creatorIds: readonly string[]): PurchaseFields {
  const stage = stageAfter(agreement, 'approve');
  if (creatorIds.includes(approval.userId)) throw new AppError('purchaseAgreement.ownApproval');
  return { ...agreement, stage, approval };
}

/** The value that no two live agreements of an artist share. */
export const invoiceKey = ({ artistInvoice, artistIds, company, stage }: PurchaseFields): string =>
  artistInvoice && stage !== 'cancelled' ? `${artistIds[0] ?? company?.companyId ?? ''} ${artistInvoice.number}` : '';
