import { describe, expect, it } from 'vitest';
import { nightDeal } from '#shared/domains/booking/deal/deal.fixture.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { artistPrice } from './draft.ts';

const show = { fee: { minor: 70_000, currency: 'EUR' } } as ShowFields;
const withCommission = (mode: 'inside' | 'onTop') =>
  nightDeal({ commission: { mode, base: 'all', rate: 15_000, agents: [] } });

describe('what an artist is bought for', () => {
  it('is the guarantee without the commission that is inside of it', () => {
    expect(artistPrice({ show, deal: withCommission('inside') })).toBe(425_000);
  });
  it('is the whole guarantee where the commission comes on top', () => {
    expect(artistPrice({ show, deal: withCommission('onTop') })).toBe(500_000);
  });
  it('is the fee of a show without a deal', () => expect(artistPrice({ show })).toBe(70_000));
});
