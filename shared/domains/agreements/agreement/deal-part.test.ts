import { describe, expect, it } from 'vitest';
import { nightDeal } from '#shared/domains/booking/deal/deal.fixture.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { dealText } from '#shared/domains/booking/deal/text.ts';
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
    expect(part.costsByPromoter).toEqual(['PA and lights: €4,000.00', 'Security: €2.00 per ticket']);
    expect(part.deal).toContain('Ticket prices: Early bird €20.00 (500), Door €25.00 (500).');
    expect(part.withholdingRate).toBeUndefined();
  });

  it('pays what the deposits say, and the rest before the show', () => {
    const { payments } = dealPart({ ...source, deal: nightDeal({ deposits: [half] }) });
    expect(payments).toEqual([
      { due: '2026-12-05', amount: 272_500, text: 'Deposit' },
      { due: '2027-05-19', amount: 272_500, text: 'Balance' },
    ]);
  });

  it('keeps tax back in steps, and says their sum', () => {
    const parts = [{ rate: 15_000 }, { rate: 5500, onFirst: true }];
    const deal = nightDeal({ withholding: { agreed: 'gross', parts } as DealFields['withholding'] });
    const { withholdingRate, withholdingSteps, withholdingBearer } = dealPart({ ...source, deal });
    expect(withholdingRate).toBe(15_825);
    expect(withholdingBearer).toBe('artist');
    const net = nightDeal({ withholding: { agreed: 'net', parts } as DealFields['withholding'] });
    expect(dealPart({ ...source, deal: net }).withholdingBearer).toBe('promoter');
    expect(withholdingSteps).toEqual([
      { rate: 15_000, onFirst: false },
      { rate: 5500, onFirst: true },
    ]);
  });

  it('asks for its payments in order of their days, and for none after the show', () => {
    const deal = nightDeal({ deposits: [half] });
    const { payments } = dealPart({ ...source, showDay: '2026-11-25', deal });
    expect(payments.map((payment) => payment.due)).toEqual(['2026-11-23', '2026-11-25']);
  });

  it('says the deal in words', () => {
    expect(dealText(nightDeal(), 'en').replaceAll('\u00a0', ' ')).toBe(
      'Guarantee of EUR 5,000.00 or 85% of the net takings after costs, whichever is more.',
    );
    expect(dealText(nightDeal({ type: 'tierBonus', bonuses: [{ at: 500, amount: 50_000 }] }), 'de')).toContain('500');
  });
});
