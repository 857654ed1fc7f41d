import { agreementNumber } from '#shared/domains/agreements/agreement/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { MAX_MINOR } from '#shared/kernel/money/money.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { MAX_QUESTIONS, MAX_SOURCES } from './limits.ts';
import type { Agreed, Payout, Question, StatementFields, StatementFigures, StatementInput } from './schemas.ts';

export const statementMachine = machine({
  name: 'statement',
  first: 'draft',
  steps: [
    { on: 'change', from: ['draft'] },
    { on: 'send', from: ['draft'], to: 'sent' },
    { on: 'agree', from: ['sent'], to: 'agreed' },
    { on: 'ask', from: ['sent', 'agreed'] },
    { on: 'mail', from: ['sent', 'agreed', 'settled'] },
    { on: 'settle', from: ['agreed'], to: 'settled' },
    { on: 'delete', from: ['draft'], to: 'deleted' },
  ],
});

export const statementNumber = (year: number, value: number): string => agreementNumber('S', year, value);

/** Refuses a step that the stage of a statement does not allow. */
export function checkStep({ stage }: Pick<StatementFields, 'stage'>, on: string): void {
  if (!leadsTo(statementMachine, stage, on)) throw new AppError('document.badTransition');
}

/** Converts a statement to the input of its form, with ids instead of cards. */
export const inputOf = (statement: StatementFields): StatementInput => ({
  artistId: statement.artist.artistId,
  bookkeepingId: statement.bookkeeping.bookkeepingId,
  currency: statement.currency,
  from: statement.from,
  to: statement.to,
  commissionVat: statement.commissionVat,
  rows: statement.rows,
  internalNote: statement.internalNote,
});

export function checkPeriod({ from, to }: Pick<StatementInput, 'from' | 'to'>): void {
  if (to < from) throw new AppError('endBeforeBegin', { field: 'to' });
}

/** Refuses figures that cannot be frozen, or that are not those that the sender saw. */
export function checkSendable({ nights, rows, carried, balance }: StatementFigures, seen: number): void {
  if (balance !== seen) throw new AppError('statement.moved');
  if (nights.length + rows.length + carried.length === 0) throw new AppError('statement.empty');
  const apart = nights.filter(({ isCommissionApart }) => isCommissionApart);
  if (nights.length + apart.length + carried.length > MAX_SOURCES)
    throw new AppError('statement.tooMany', { field: 'to', params: { max: MAX_SOURCES } });
  if (Math.abs(balance) > MAX_MINOR) throw new AppError('deal.tooMuch');
}

interface Days {
  readonly today: LocalDate;
  readonly sentOn: LocalDate;
}
function checkDate(date: LocalDate, first: LocalDate, { today }: Days, field: string): void {
  if (date > today) throw new AppError('statement.dateInFuture', { field });
  if (date < first) throw new AppError('statement.dateTooEarly', { field, params: { date: first } });
}

export const checkAgreed = ({ date }: Agreed, days: Days): void => checkDate(date, days.sentOn, days, 'date');

/** Notes that the artist's side agrees. A second press by the same link finds it noted. */
export function agreedBy<S extends Pick<StatementFields, 'stage' | 'agreed'>>(
  statement: S,
  agreed: NonNullable<S['agreed']>,
): S {
  if (agreed.linkId && statement.agreed?.linkId === agreed.linkId) return statement;
  checkStep(statement, 'agree');
  return { ...statement, stage: 'agreed', agreed };
}

/** Adds a question of the artist's side. */
export function askedOf<S extends Pick<StatementFields, 'stage' | 'questions'>>(statement: S, question: Question): S {
  checkStep(statement, 'ask');
  const { questions = [] } = statement;
  if (questions.length >= MAX_QUESTIONS) throw new AppError('statement.questionsFull');
  return { ...statement, questions: [...questions, question] };
}

/** A balance above 0 needs its payout; any other has none. */
export function checkPayout(
  { figures, from }: Pick<StatementFields, 'figures' | 'from'>,
  payout: Payout | undefined,
  days: Days,
): void {
  const owes = (figures?.balance ?? 0) > 0;
  if (owes && !payout) throw new AppError('required', { field: 'payout.date' });
  if (!owes && payout) throw new AppError('statement.nothingToPay', { field: 'payout.date' });
  if (payout) checkDate(payout.date, from, days, 'payout.date');
}
