import { expect, it } from 'vitest';
import {
  checkAcceptable,
  checkContractable,
  checkDeclinable,
  checkOfferOpen,
  checkValidity,
  expiryCheck,
  isExpired,
  quoteNumber,
  quoteRules,
} from './rules.ts';
import type { QuoteFields } from './schemas.ts';
import { QUOTE_STAGES } from './stages.ts';

const quote = (stage: QuoteFields['stage'], validUntil = '2026-03-31') =>
  ({ stage, document: { validUntil } }) as QuoteFields;

it('numbers quotes for themselves', () => expect(quoteNumber(2026, 7)).toBe('Q-2026-0007'));

it('is over on the day after its last one, while nobody has answered', () => {
  expect(isExpired(quote('sent'), '2026-03-31')).toBe(false);
  expect(isExpired(quote('sent'), '2026-04-01')).toBe(true);
  for (const stage of ['draft', 'accepted', 'declined', 'void'] as const)
    expect(isExpired(quote(stage), '2026-04-01')).toBe(false);
});

it('is accepted once, while it stands', () => {
  expect(() => checkAcceptable(quote('sent'), '2026-03-31')).not.toThrow();
  expect(() => checkAcceptable(quote('sent'), '2026-04-01')).toThrow('quote.expired');
  expect(() => checkAcceptable(quote('draft'), '2026-03-01')).toThrow('quote.notSent');
  for (const stage of ['accepted', 'declined'] as const)
    expect(() => checkAcceptable(quote(stage), '2026-03-01')).toThrow('quote.decided');
  expect(() => checkAcceptable(quote('void'), '2026-03-01')).toThrow('quote.void');
  const locked = { ...quote('sent'), lockedAt: '2026-03-01T00:00:00Z' };
  expect(() => checkAcceptable(locked, '2026-03-01')).toThrow('quote.locked');
});

it('is declined also when it is over', () => {
  expect(() => checkDeclinable(quote('sent', '2020-01-01'))).not.toThrow();
  expect(() => checkDeclinable(quote('accepted'))).toThrow('quote.decided');
});

it('can be void once it was out, and goes out no more once it was answered', () => {
  for (const stage of ['sent', 'accepted', 'declined']) expect(() => quoteRules.checkVoidable({ stage })).not.toThrow();
  expect(() => quoteRules.checkVoidable({ stage: 'draft' })).toThrow('quote.notSent');
  for (const stage of ['accepted', 'declined'])
    expect(() => quoteRules.checkSendable({ stage }, undefined)).toThrow('quote.decided');
});

it('leads to one contract, of what was accepted', () => {
  expect(() => checkContractable(quote('accepted'))).not.toThrow();
  for (const stage of QUOTE_STAGES.filter((one) => one !== 'accepted'))
    expect(() => checkContractable(quote(stage))).toThrow('quote.notAccepted');
  const made = { ...quote('accepted'), contract: { id: 'c', number: 'C-2026-0001' } };
  expect(() => checkContractable(made)).toThrow('quote.hasContract');
});

it('stands on its own day at least', () => {
  expect(() => checkValidity({ date: '2026-03-01', validUntil: '2026-03-01' })).not.toThrow();
  expect(() => checkValidity({ date: '2026-03-02', validUntil: '2026-03-01' })).toThrow('quote.validUntil');
});

it('is answered by link while it stands, locked or not', () => {
  const locked = { ...quote('sent'), lockedAt: '2026-03-01T00:00:00Z' };
  for (const on of ['accept', 'decline'] as const) {
    expect(() => checkOfferOpen(locked, on, '2026-03-31')).not.toThrow();
    expect(() => checkOfferOpen(quote('sent'), on, '2026-04-01')).toThrow('quote.expired');
    expect(() => checkOfferOpen(quote('expired'), on, '2026-04-01')).toThrow('quote.expired');
    for (const stage of ['accepted', 'declined', 'converted'] as const)
      expect(() => checkOfferOpen(quote(stage), on, '2026-03-01')).toThrow('quote.decided');
  }
});

it('is looked at by the job once its last day is over everywhere, while it is sent', () => {
  expect(expiryCheck(quote('sent'))).toBe('2026-04-01T12:00:00.000Z');
  for (const stage of QUOTE_STAGES.filter((one) => one !== 'sent')) expect(expiryCheck(quote(stage))).toBeUndefined();
  expect(isExpired(quote('expired'), '2026-03-01')).toBe(true);
});
