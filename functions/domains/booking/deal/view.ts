import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { figuresOf } from '#shared/domains/booking/deal/rules.ts';
import type { Deal } from '#shared/domains/booking/deal/schemas.ts';
import { settle } from '#shared/domains/booking/deal/settlement.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

export interface ShowDeal {
  readonly show: Stored<ShowFields>;
  readonly deal: Deal;
}

/** Outside, who of the agency shares the commission is nobody's business, nor are its notes and certificates. */
const outside = ({ certificate: _agencys, ...deal }: Deal): Deal => ({
  ...deal,
  commission: { ...deal.commission, agents: [] },
  notes: '',
});
const seen = ({ actor }: UserContext, deal: Deal): Deal => (actor.environment === 'internal' ? deal : outside(deal));

export function dealSeen(ctx: UserContext, { show, deal }: ShowDeal) {
  const shown = seen(ctx, deal);
  return { deal: shown, figures: figuresOf(shown, showDay(show)) };
}
export function settlementSeen(ctx: UserContext, { deal }: ShowDeal) {
  const shown = seen(ctx, deal);
  return { deal: shown, settlement: settle(shown) };
}
