import { expect, it } from 'vitest';
import { offerOf } from './offer-view.ts';
import type { QuoteFields } from './schemas.ts';

const quote = (stage: QuoteFields['stage'], more: object = {}) =>
  ({
    stage,
    document: {
      show: { artist: 'Nova', date: '2026-05-01', venue: { name: 'Hall', address: ['Kade 1'] }, title: 'Night' },
      currency: 'EUR',
      lines: [{ text: 'Fee', quantity: 1, net: 10_000, vatRate: 9000 }],
      payments: [{ due: '2026-04-01', amount: 10_900, text: 'All' }],
      validUntil: '2026-03-31',
      notes: 'Printed only.',
    },
    ...more,
  }) as QuoteFields;

it('shows the price and its payments, and no other field of the quote', () => {
  expect(offerOf(quote('sent'), '2026-03-31')).toEqual({
    state: 'open',
    validUntil: '2026-03-31',
    show: { artist: 'Nova', date: '2026-05-01', venue: 'Hall' },
    currency: 'EUR',
    lines: [{ text: 'Fee', quantity: 1, net: 10_000 }],
    vatText: '',
    net: 10_000,
    vat: [{ rate: 9000, amount: 900 }],
    gross: 10_900,
    payments: [{ due: '2026-04-01', amount: 10_900, text: 'All' }],
  });
});

it('is open until its last day, and ends by an answer or by staff', () => {
  const state = (stage: QuoteFields['stage'], today = '2026-03-31') => offerOf(quote(stage), today).state;
  expect(state('sent', '2026-04-01')).toBe('expired');
  expect(state('expired')).toBe('expired');
  expect([state('accepted'), state('converted'), state('declined')]).toEqual(['accepted', 'accepted', 'declined']);
  expect([state('void'), state('draft')]).toEqual(['ended', 'ended']);
});

it('names who accepted it', () => {
  const answer = { name: 'Nina', at: 'now', linkId: 'l', ip: '10.0.0.1' };
  expect(offerOf(quote('accepted', { answer }), '2026-03-31').acceptedBy).toBe('Nina');
  expect(JSON.stringify(offerOf(quote('accepted', { answer }), '2026-03-31'))).not.toContain('10.0.0.1');
  expect(offerOf(quote('declined', { answer }), '2026-03-31')).not.toHaveProperty('acceptedBy');
});
