import { describe, expect, test } from 'vitest';
import { MAX_QUESTIONS, MAX_SOURCES } from './limits.ts';
import { agreedBy, askedOf, checkAgreed, checkPayout, checkPeriod, checkSendable, checkStep } from './rules.ts';
import type { StatementFields } from './schemas.ts';

const LINE = { kind: 'advance' as const, text: 'May', amount: 5, vatRate: 0, vat: 0, signed: -5 };
const figures = (balance: number, carried = 0) => ({
  carried: Array.from({ length: carried }, (_, i) => ({ statementId: `${i}`, number: `${i}`, balance: -1 })),
  nights: [],
  rows: [LINE],
  balance,
});
const DAYS = { today: '2026-11-27', sentOn: '2026-11-20' };

test('a step is refused out of its turn', () => {
  expect(() => checkStep({ stage: 'draft' }, 'send')).not.toThrow();
  for (const [stage, on] of [
    ['draft', 'settle'],
    ['sent', 'change'],
    ['sent', 'settle'],
    ['agreed', 'delete'],
    ['settled', 'settle'],
  ] as const)
    expect(() => checkStep({ stage }, on)).toThrow('document.badTransition');
});

test('a period ends after it begins', () => {
  expect(() => checkPeriod({ from: '2026-01-01', to: '2026-01-01' })).not.toThrow();
  expect(() => checkPeriod({ from: '2026-01-02', to: '2026-01-01' })).toThrow('endBeforeBegin');
});

test('figures are sent as they were seen, neither empty nor too long', () => {
  expect(() => checkSendable(figures(-5), -5)).not.toThrow();
  expect(() => checkSendable(figures(-5), -4)).toThrow('statement.moved');
  expect(() => checkSendable({ ...figures(0), rows: [] }, 0)).toThrow('statement.empty');
  expect(() => checkSendable(figures(-5, MAX_SOURCES), -5)).not.toThrow();
  expect(() => checkSendable(figures(-5, MAX_SOURCES + 1), -5)).toThrow('statement.tooMany');
  expect(() => checkSendable(figures(1e12), 1e12)).toThrow('deal.tooMuch');
});

test('the artist agrees between the day of sending and today', () => {
  const agreed = (date: string) => () => checkAgreed({ date, name: 'Ana' }, DAYS);
  expect(agreed('2026-11-20')).not.toThrow();
  expect(agreed('2026-11-19')).toThrow('statement.dateTooEarly');
  expect(agreed('2026-11-28')).toThrow('statement.dateInFuture');
});

describe('a payout', () => {
  const payout = { date: '2026-11-27', method: 'bank' as const, reference: '' };
  const settle = (balance: number, paid?: typeof payout) => () =>
    checkPayout({ figures: figures(balance), from: '2026-10-01' }, paid, DAYS);

  test('belongs to a balance above 0, and to no other', () => {
    expect(settle(5, payout)).not.toThrow();
    expect(settle(5)).toThrow('required');
    expect(settle(0)).not.toThrow();
    expect(settle(-5)).not.toThrow();
    expect(settle(-5, payout)).toThrow('statement.nothingToPay');
  });
  test('is not of tomorrow, nor of before the period', () => {
    expect(settle(5, { ...payout, date: '2026-11-28' })).toThrow('statement.dateInFuture');
    expect(settle(5, { ...payout, date: '2026-09-30' })).toThrow('statement.dateTooEarly');
  });
});

describe('the artist’s side', () => {
  const sent: Pick<StatementFields, 'stage' | 'agreed' | 'questions'> = { stage: 'sent' };
  const agreement = { date: '2026-11-27', name: 'Nina', linkId: 'L1' };

  test('agrees once; a second press by the same link changes nothing, another link is refused', () => {
    const agreed = agreedBy(sent, agreement);
    expect(agreed).toMatchObject({ stage: 'agreed', agreed: agreement });
    expect(agreedBy(agreed, { ...agreement, name: 'Max' })).toBe(agreed);
    expect(() => agreedBy(agreed, { ...agreement, linkId: 'L2' })).toThrow('document.badTransition');
    expect(() => agreedBy({ ...sent, stage: 'draft' }, agreement)).toThrow('document.badTransition');
  });

  test('asks as long as the statement is not settled, and no more than fits', () => {
    const question = { at: '2026-11-27T10:00:00.000Z', by: 'Nina', text: 'Is the hotel in it?' };
    const asked = askedOf(askedOf(sent, question), { ...question, text: 'And the flight?' });
    expect(asked.questions?.map(({ text }) => text)).toEqual(['Is the hotel in it?', 'And the flight?']);
    const full = { ...sent, questions: Array.from({ length: MAX_QUESTIONS }, () => question) };
    expect(() => askedOf(full, question)).toThrow('statement.questionsFull');
    expect(() => askedOf({ ...sent, stage: 'settled' }, question)).toThrow('document.badTransition');
  });
});
