import { agreementNumber, agreementRules } from '#shared/domains/agreements/agreement/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { QuoteFields } from './schemas.ts';

/** The default validity of an offer in days. */
export const VALID_DAYS = 30;

export const quoteMachine = machine({
  name: 'quote',
  first: 'draft',
  steps: [
    { on: 'change the document', from: ['draft'], to: 'draft' },
    { on: 'send', from: ['draft', 'sent'], to: 'sent' },
    { on: 'accept', from: ['sent'], to: 'accepted' },
    { on: 'decline', from: ['sent'], to: 'declined' },
    { on: 'void', from: ['sent', 'accepted', 'declined'], to: 'void' },
    { on: 'delete', from: ['draft'], to: 'deleted' },
  ],
});
export const quoteRules = agreementRules('quote', quoteMachine);
export const quoteNumber = (year: number, value: number): string => agreementNumber('Q', year, value);

type Answerable = Pick<QuoteFields, 'stage' | 'lockedAt' | 'document'>;

/** Whether a sent offer has expired. Expiry needs no mark by staff. */
export const isExpired = ({ stage, document }: Pick<QuoteFields, 'stage' | 'document'>, today: LocalDate): boolean =>
  stage === 'sent' && document.validUntil < today;

/** Refuses to accept or send an expired quote. */
export function checkStanding({ document: { validUntil } }: Pick<QuoteFields, 'document'>, today: LocalDate): void {
  if (validUntil < today) throw new AppError('quote.expired', { params: { date: validUntil } });
}

/** Refuses an answer to a quote that is not sent, or that has an answer. */
function checkAnswerable(quote: Answerable, on: 'accept' | 'decline'): void {
  quoteRules.checkUnlocked(quote);
  if (leadsTo(quoteMachine, quote.stage, on)) return;
  const code = { draft: 'notSent', sent: 'notSent', accepted: 'decided', declined: 'decided', void: 'void' }[
    quote.stage
  ];
  throw new AppError(`quote.${code}`);
}
export function checkAcceptable(quote: Answerable, today: LocalDate): void {
  checkAnswerable(quote, 'accept');
  checkStanding(quote, today);
}
/** Refuses to decline a quote without an open offer. An expired offer may still be declined. */
export const checkDeclinable = (quote: Answerable): void => checkAnswerable(quote, 'decline');

/** Refuses a contract from a quote that is not accepted, or that has a contract already. */
export function checkContractable({ stage, contract }: Pick<QuoteFields, 'stage' | 'contract'>): void {
  if (stage !== 'accepted') throw new AppError('quote.notAccepted');
  if (contract) throw new AppError('quote.hasContract', { params: { number: contract.number } });
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
