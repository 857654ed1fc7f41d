import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { payments, vatCase } from './draft.ts';

describe('the VAT a draft proposes', () => {
  const seller = (country: string, homeRate?: number) => ({ country, homeRate });
  const buyer = (country: string, vatNumber = '') => ({ country, vatNumber });
  it('is that of the country at home, and where nothing is known of the buyer', () => {
    expect(vatCase(seller('NL'), buyer('NL', 'NL1'), 'en')).toEqual({ rate: 9000, text: '' });
    expect(vatCase(seller('FR', 5500), buyer('FR'), 'en').rate).toBe(5500);
    expect(vatCase(seller('DE'), buyer(''), 'en')).toEqual({ rate: 7000, text: '' });
  });
  it('is owed by a business buyer in another country of the Union, who has a VAT number', () => {
    expect(vatCase(seller('NL'), buyer('BE', 'BE1'), 'nl')).toMatchObject({
      rate: 0,
      text: expect.stringMatching(/verlegd/),
    });
    expect(vatCase(seller('NL'), buyer('BE'), 'nl').rate).toBe(9000);
  });
  it('is none outside the Union', () => {
    expect(vatCase(seller('NL'), buyer('US'), 'en')).toMatchObject({
      rate: 0,
      text: expect.stringMatching(/outside/i),
    });
  });
});

describe('the payments a draft proposes', () => {
  it('are half within two weeks and the rest two days before the show', () => {
    expect(payments(1001, '2026-01-01', '2026-06-10', 'en')).toEqual([
      { due: '2026-01-15', amount: 501, text: 'Deposit' },
      { due: '2026-06-08', amount: 500, text: 'Balance' },
    ]);
  });
  it('always add up and are never due before the contract or out of order', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((n) => fromDayNumber(n));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), day, day, (gross, today, show) => {
        const made = payments(gross, today, show, 'de');
        expect(made.reduce((sum, p) => sum + p.amount, 0)).toBe(gross);
        expect(made.every((p) => p.due >= today)).toBe(true);
        expect(made[0]!.due <= made[1]!.due).toBe(true);
      }),
    );
  });
  it('are none without a fee', () => expect(payments(0, '2026-01-01', '2026-06-10', 'en')).toEqual([]));
});
