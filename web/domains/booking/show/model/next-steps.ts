import { leadingContract } from '#shared/domains/agreements/contract/leading.ts';
import type { ContractRow } from '#shared/domains/agreements/contract/schemas.ts';
import type { InvoiceRow } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { type SigningStep, type Signings, signingStep } from './signing-step.ts';

/** The fields of a contract that determine the next step. */
export type KnownContract = Pick<ContractRow, 'id' | 'number' | 'stage' | 'sentAt' | 'signedAt' | 'company'>;

/** The fields of an invoice that determine the next step. */
export type KnownInvoice = Pick<InvoiceRow, 'id' | 'number' | 'stage' | 'dispute' | 'company'>;

/** A step that a show still needs; the most urgent is first in a list. */
export type NextStep =
  | { readonly kind: 'decision'; readonly daysLeft: number }
  | { readonly kind: 'sendContract' | 'signature'; readonly contract: KnownContract }
  | SigningStep
  | { readonly kind: 'invoiceReview' | 'invoiceDispute'; readonly invoice: KnownInvoice }
  | { readonly kind: 'expiry' | 'venue' | 'promoter' | 'fee' | 'contract' };

interface Known {
  readonly today: LocalDate;
  /** Undefined: not known, or not for this user to see. */
  readonly contracts: readonly KnownContract[] | undefined;
  /** Undefined: nothing is signed online for this user. */
  readonly signings: Signings | undefined;
  /** The show's invoices that wait for a decision; undefined: not for this user to see. */
  readonly invoices?: readonly KnownInvoice[] | undefined;
  readonly seesDeal: boolean;
}
function contractStep(contracts: readonly KnownContract[], signings: Signings | undefined): NextStep | false {
  const contract = leadingContract(contracts);
  if (!contract) return { kind: 'contract' };
  if (contract.stage === 'signed') return false;
  const step = signings && signingStep(contract, signings);
  if (step !== undefined) return step;
  if (contract.stage === 'draft') return { kind: 'sendContract', contract };
  return contract.stage === 'sent' && { kind: 'signature', contract };
}

/** A dispute is the more urgent one: its payer waits. */
function invoiceStep(invoices: readonly KnownInvoice[]): NextStep | false {
  const disputed = invoices.find(({ dispute }) => dispute);
  if (disputed) return { kind: 'invoiceDispute', invoice: disputed };
  const waiting = invoices.find(({ stage }) => stage === 'review');
  return waiting ? { kind: 'invoiceReview', invoice: waiting } : false;
}

export function nextSteps(show: Show, { invoices = [], ...known }: Known): NextStep[] {
  const step = invoiceStep(invoices);
  return [...(step ? [step] : []), ...bookingSteps(show, known)];
}

function bookingSteps(show: Show, { today, contracts, signings, seesDeal }: Known): NextStep[] {
  if (show.phase === 'cancelled' || show.end.slice(0, 10) < today) return [];
  const steps: (NextStep | false)[] = [
    show.phase === 'options' &&
      (show.expiresOn ? { kind: 'decision', daysLeft: diffDays(today, show.expiresOn) } : { kind: 'expiry' }),
    !show.venue && { kind: 'venue' },
    !show.promoter && { kind: 'promoter' },
    seesDeal && !show.fee && !show.dealType && { kind: 'fee' },
    show.phase === 'confirmed' && contracts !== undefined && contractStep(contracts, signings),
  ];
  return steps.filter((step) => step !== false);
}
