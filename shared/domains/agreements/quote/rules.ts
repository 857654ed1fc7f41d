import { agreementNumber, agreementRules } from '#shared/domains/agreements/agreement/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { QuoteFields } from './schemas.ts';

/** The default validity of an offer in days. */
export const VALID_DAYS = 30;

export const quoteMachine = machine({
  name: 'quote',
  first: 'draft',
  steps: [
    { on: 'change the document', from: ['draft'] },
    { on: 'send', from: ['draft', 'sent'], to: 'sent' },
    { on: 'accept', from: ['sent'], to: 'accepted' },
    { on: 'decline', from: ['sent', 'expired'], to: 'declined' },
    { on: 'expire', from: ['sent'], to: 'expired' },
    { on: 'make a contract', from: ['accepted'], to: 'converted' },
    { on: 'void', from: ['sent', 'accepted', 'declined', 'expired'], to: 'void' },
    { on: 'delete', from: ['draft'], to: 'deleted' },
  ],
});
export const quoteRules = agreementRules('quote', quoteMachine);
export const quoteNumber = (year: number, value: number): string => agreementNumber('Q', year, value);

type Answerable = Pick<QuoteFields, 'stage' | 'lockedAt' | 'document'>;

type Standing = Pick<QuoteFields, 'stage' | 'document'>;
/** Whether nobody answered an offer in time. The day decides, so that nothing waits for the job that marks it. */
export const isExpired = ({ stage, document }: Standing, today: LocalDate): boolean =>
  stage === 'expired' || (stage === 'sent' && document.validUntil < today);

/** The moment from which the validity is over everywhere on earth: the job looks at the quote then. */
export const expiryCheck = ({ stage, document }: Standing): string | undefined =>
  stage === 'sent' ? `${addDays(document.validUntil, 1)}T12:00:00.000Z` : undefined;

/** Refuses to accept or send an expired quote. */
export function checkStanding({ document: { validUntil } }: Pick<QuoteFields, 'document'>, today: LocalDate): void {
  if (validUntil < today) throw new AppError('quote.expired', { params: { date: validUntil } });
}

type Answer = 'accept' | 'decline';
/** Refuses an answer to a quote that is not sent, or that has an answer. */
function checkAnswerable({ stage, document }: Standing, on: Answer): void {
  if (leadsTo(quoteMachine, stage, on)) return;
  if (stage === 'expired') throw new AppError('quote.expired', { params: { date: document.validUntil } });
  throw new AppError(`quote.${{ draft: 'notSent', void: 'void' }[stage as string] ?? 'decided'}`);
}
export function checkAcceptable(quote: Answerable, today: LocalDate): void {
  quoteRules.checkUnlocked(quote);
  checkAnswerable(quote, 'accept');
  checkStanding(quote, today);
}
/** Refuses to decline a quote without an open offer. Staff may still mark that an expired offer was declined. */
export function checkDeclinable(quote: Answerable): void {
  quoteRules.checkUnlocked(quote);
  checkAnswerable(quote, 'decline');
}

/**
 * Refuses an answer by the promoter, unless the offer stands today. A lock does not matter: it keeps the content, and
 * an answer changes none.
 */
export function checkOfferOpen(quote: Standing, on: Answer, today: LocalDate): void {
  checkAnswerable(quote, on);
  checkStanding(quote, today);
}

/** Refuses a contract from a quote that is not accepted, or that has a contract already. */
export function checkContractable({ stage, contract }: Pick<QuoteFields, 'stage' | 'contract'>): void {
  if (contract) throw new AppError('quote.hasContract', { params: { number: contract.number } });
  if (stage !== 'accepted') throw new AppError('quote.notAccepted');
}

/** Refuses a validity that ends before the date of the offer. */
export function checkValidity({
  date,
  validUntil,
}: {
  readonly date: LocalDate;
  readonly validUntil?: LocalDate | undefined;
}) {
  if (validUntil !== undefined && validUntil < date)
    throw new AppError('quote.validUntil', { field: 'document.validUntil' });
}
