import { AppError } from '#shared/kernel/contract/error.ts';
import { MAX_MINOR } from '#shared/kernel/money/money.ts';
import { outcomeOf } from './outcome.ts';
import type { DealFields } from './schemas.ts';
import { settle } from './settlement.ts';

const isBearable = (outcome: object): boolean =>
  Object.values(outcome).every((figure) => typeof figure !== 'number' || Math.abs(figure) <= MAX_MINOR);

/** Prices and numbers that are each possible may multiply to what no show can say as its fee. */
export function checkAmounts(deal: DealFields): void {
  const soldOut = deal.tickets.map((ticket) => ({ ...ticket, sold: ticket.capacity }));
  const nights = [settle(deal).outcome, outcomeOf(deal, deal.tickets), outcomeOf(deal, soldOut)];
  if (!nights.every(isBearable)) throw new AppError('deal.tooMuch', { field: 'tickets' });
}
