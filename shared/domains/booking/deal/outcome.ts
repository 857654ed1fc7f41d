import { boxOffice } from './box-office.ts';
import { commissionBase, commissionOf } from './commission.ts';
import { costsOf, type Finals } from './costs.ts';
import type { Outcome } from './figures.ts';
import { shareOfNight } from './formula.ts';
import type { DealInput, TicketType } from './schemas.ts';
import { withhold } from './withholding.ts';

/** The fields of a deal that its figures depend on. */
export type DealTerms = Pick<
  DealInput,
  | 'type'
  | 'guarantee'
  | 'percentage'
  | 'promoterProfit'
  | 'bonuses'
  | 'tickets'
  | 'taxMode'
  | 'taxRate'
  | 'expenses'
  | 'expensesCap'
  | 'commission'
  | 'withholding'
>;

/** Computes the outcome of a night: takings, artist's share, commission, tax kept back and the promoter's rest. */
export function outcomeOf(deal: DealTerms, tickets: readonly TicketType[] = deal.tickets, finals?: Finals): Outcome {
  const office = boxOffice(tickets, { rate: deal.taxRate, mode: deal.taxMode });
  const costs = costsOf(deal, office.sold, finals);
  const night = shareOfNight(deal, { ...office, expenses: costs.deductible });
  const { mode, rate, base, agents } = deal.commission;
  const paidOn = commissionBase(deal.type, night.lines, base);
  const { commission, agents: parts } = commissionOf(paidOn, { mode, rate, weights: agents.map((one) => one.weight) });
  const tax = withhold(night.artistGets, deal.withholding);
  const bookingFee = mode === 'onTop' ? commission : 0;
  const promoterPays = tax.gross + bookingFee + costs.recharged;
  return {
    ...office,
    ...night,
    comps: tickets.reduce((sum, { comps }) => sum + comps, 0),
    expenses: costs.deductible,
    lines: [...night.lines],
    commission,
    agents: [...parts],
    bookingFee,
    artistFee: night.artistGets - (commission - bookingFee),
    withheld: tax.tax,
    grossFee: tax.gross,
    recharged: costs.recharged,
    promoterPays,
    promoterResult: office.net - costs.own - promoterPays,
  };
}
