import { describe, expect, it } from 'vitest';
import { nightDeal } from '#shared/domains/deal/deal.fixture.ts';
import { dealText } from '#shared/domains/deal/text.ts';
import { dealPart } from './deal-part.ts';

const source = { locale: 'en' as const, today: '2026-11-21', showDay: '2027-05-21', vatRate: 9000 };
const due = { rule: 'afterSigning' as const, days: 14 };
const half = { key: 'a', name: '', kind: 'percent' as const, rate: 50_000, amount: 0, due };

describe('a contract of a deal', () => {
  it('has its guarantee, its booking fee on top and its costs', () => {
    const deal = nightDeal({ commission: { mode: 'onTop', base: 'all', rate: 15_000, agents: [] } });
    const part = dealPart({ ...source, deal });
    expect(part.lines.map(({ text, net }) => [text, net])).toEqual([
      ['Performance fee', 500_000],
      ['Booking fee', 75_000],
    ]);
    expect(part.costsByPromoter).toEqual(['PA and lights', 'Security']);
    expect(part.withholdingRate).toBeUndefined();
  });

  it('pays what the deposits say, and the rest before the show', () => {
    const { payments } = dealPart({ ...source, deal: nightDeal({ deposits: [half] }) });
    expect(payments).toEqual([
      { due: '2026-12-05', amount: 272_500, text: 'Deposit' },
      { due: '2027-05-19', amount: 272_500, text: 'Balance' },
    ]);
  });

  it('says the deal in words', () => {
    expect(dealText(nightDeal(), 'en').replaceAll('\u00a0', ' ')).toBe(
      'Guarantee of EUR 5,000.00 or 85% of the net takings after costs, whichever is more.',
    );
    expect(dealText(nightDeal({ type: 'tierBonus', bonuses: [{ at: 500, amount: 50_000 }] }), 'de')).toContain('500');
  });
});
