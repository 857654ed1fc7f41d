import { describe, expect, it } from 'vitest';
import { type Billable, differencesOf, matchesOf, matchWith, proposalOf } from './matching.ts';
import type { ReceivedDocument } from './schemas.ts';

const agreement = (more: Partial<Billable> = {}): Billable => ({
  id: 'a',
  rev: 1,
  number: 'P-2026-0012',
  currency: 'EUR',
  gross: 109_000,
  sellers: ['Night Owls Ltd.', 'The Owls'],
  vatNumber: 'NL 8123.45.678.B01',
  subject: 'The Owls',
  ...more,
});
const invoice = (more: Partial<ReceivedDocument> = {}): ReceivedDocument => ({
  isCredit: false,
  number: '17',
  date: '2026-03-01',
  currency: 'EUR',
  seller: { name: 'NIGHT OWLS LTD', vatNumber: 'NL812345678B01', registerNumber: '', country: 'NL' },
  buyer: { name: 'Agency', vatNumber: '', registerNumber: '', country: 'NL' },
  references: ['Your order P-2026-0012, thank you'],
  lines: [],
  lineCount: 0,
  net: 100_000,
  tax: 9_000,
  total: 109_000,
  ...more,
});
const best = (document: ReceivedDocument, ...all: Billable[]) => proposalOf(matchesOf(document, all, 'en'));

describe('an e-invoice and an agreement', () => {
  it('are certain by the number, if they say the same', () =>
    expect(matchWith(invoice(), agreement(), 'en')).toMatchObject({
      certainty: 'certain',
      by: ['number', 'vatNumber', 'name', 'amount'],
      differences: [],
    }));

  it('are likely by the number with a difference, or by sender and amount', () => {
    expect(matchWith(invoice({ total: 109_001 }), agreement(), 'en').certainty).toBe('likely');
    expect(matchWith(invoice({ references: [] }), agreement(), 'en').certainty).toBe('likely');
    expect(matchWith(invoice({ references: [], total: 5 }), agreement(), 'en').certainty).toBe('possible');
  });

  it('do not match by a part of a number', () => {
    const longer = invoice({ references: ['P-2026-00123', 'XP-2026-0012'] });
    expect(matchWith(longer, agreement(), 'en').by).not.toContain('number');
    expect(matchWith(invoice({ references: ['(P-2026-0012).'] }), agreement(), 'en').by).toContain('number');
  });

  it('say what they say differently', () => {
    const other = invoice({
      currency: 'GBP',
      total: 1,
      seller: { name: 'Day Owls', vatNumber: 'GB123456789', registerNumber: '', country: 'GB' },
    });
    expect(differencesOf(other, agreement(), 'en')).toEqual([
      { about: 'currency', agreed: 'EUR', invoiced: 'GBP' },
      { about: 'amount', agreed: '€1,090.00', invoiced: '£0.01' },
      { about: 'vatNumber', agreed: 'NL 8123.45.678.B01', invoiced: 'GB123456789' },
      { about: 'seller', agreed: 'Night Owls Ltd.', invoiced: 'Day Owls' },
    ]);
    const silent = invoice({ seller: { name: 'The Owls', vatNumber: '', registerNumber: '', country: '' } });
    expect(differencesOf(silent, agreement(), 'en')).toEqual([]);
  });
});

describe('a proposal', () => {
  it('is the agreement whose number the invoice names', () => {
    const others = [agreement({ id: 'b', number: 'P-2026-0001' }), agreement({ id: 'c', number: 'P-2026-0002' })];
    expect(best(invoice(), ...others, agreement())?.agreement.id).toBe('a');
  });
  it('is none between two that are as good, and none by the amount alone', () => {
    const unnamed = invoice({ references: [] });
    expect(best(unnamed, agreement(), agreement({ id: 'b', number: 'P-2026-0013' }))).toBeUndefined();
    expect(best(unnamed, agreement({ vatNumber: '', sellers: ['Others'] }))).toBeUndefined();
    expect(best(unnamed)).toBeUndefined();
  });
});
