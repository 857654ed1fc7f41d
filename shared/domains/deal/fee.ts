import type { Money } from '#shared/kernel/money.ts';
import type { DealFields } from './schemas.ts';
import { settle } from './settlement.ts';

/** What a show's lists add up: the artist's share of what is counted, or reckoned with until then. */
export const feeOf = (deal: DealFields): Money => ({
  minor: settle(deal).outcome.artistGets,
  currency: deal.currency,
});
