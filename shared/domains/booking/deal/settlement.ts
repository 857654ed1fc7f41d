import { AppError } from '#shared/kernel/contract/error.ts';
import { type Costs, costsOf, type Finals, spentOn } from './costs.ts';
import type { Outcome, SettlementFigures } from './figures.ts';
import { outcomeOf } from './outcome.ts';
import type { DealFields, SettlementInput, TicketType } from './schemas.ts';
import { type StatementItem, statement } from './statement.ts';

const byKey = <R extends { readonly key: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.key, row]));
const amountsOf = (rows: readonly { readonly key: string; readonly amount: number }[]): Finals =>
  new Map(rows.map(({ key, amount }) => [key, amount]));
const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the rows of a deal as counted, else as expected. Nothing counts as received unless it was entered. */
export function countedOf({ tickets, expenses, deposits, settlement }: DealFields): SettlementInput {
  const [counts, paid] = [byKey(settlement.tickets), byKey(settlement.received)];
  const counted = tickets.map(({ key, sold, comps }) => counts.get(key) ?? { key, sold, comps });
  const sold = counted.reduce((sum, ticket) => sum + ticket.sold, 0);
  const finals = amountsOf(settlement.expenses);
  return {
    tickets: counted,
    expenses: expenses.map((expense) => ({ key: expense.key, amount: spentOn(expense, sold, finals) })),
    received: deposits.map(({ key }) => paid.get(key) ?? { key, amount: 0 }),
    adjustments: settlement.adjustments,
  };
}

/** Counts may name only rows that the deal has. */
export function checkRows(deal: DealFields, input: SettlementInput): void {
  const known = { tickets: deal.tickets, expenses: deal.expenses, received: deal.deposits };
  for (const [name, rows] of Object.entries(known)) {
    const keys = new Set(rows.map(({ key }) => key));
    const wrong = input[name as keyof typeof known].findIndex(({ key }) => !keys.has(key));
    if (wrong >= 0) throw new AppError('choice', { field: `${name}.${wrong}.key` });
  }
}

const withCounts = (tickets: readonly TicketType[], counted: SettlementInput): TicketType[] => {
  const counts = byKey(counted.tickets);
  return tickets.map((ticket) => ({ ...ticket, ...counts.get(ticket.key) }));
};

interface Night {
  readonly counted: SettlementInput;
  readonly outcome: Outcome;
  readonly costs: Costs;
}
function nightOf(deal: DealFields): Night {
  const counted = countedOf(deal);
  const finals = amountsOf(counted.expenses);
  const outcome = outcomeOf(deal, withCounts(deal.tickets, counted), finals);
  return { counted, outcome, costs: costsOf(deal, outcome.sold, finals) };
}

function promoterSide(outcome: Outcome, costs: Costs, counted: SettlementInput): SettlementFigures['promoter'] {
  const rows: SettlementFigures['promoter']['rows'] = [
    { kind: 'fee', amount: outcome.artistGets },
    { kind: 'taxOnTop', amount: outcome.grossFee - outcome.artistGets },
    { kind: 'bookingFee', amount: outcome.bookingFee },
    { kind: 'recharge', amount: costs.recharged },
    { kind: 'withholding', amount: -outcome.withheld },
    { kind: 'keptBack', amount: -costs.keptBack },
    { kind: 'received', amount: -sumOf(counted.received) },
  ];
  const said = counted.adjustments.map(({ text, amount }) => ({ kind: 'adjustment' as const, text, amount }));
  const all = [...rows.filter(({ kind, amount }) => amount !== 0 || kind === 'fee'), ...said];
  return { rows: all, balance: sumOf(all) };
}

function artistItemsOf({ outcome, costs, counted }: Night): StatementItem[] {
  const items: StatementItem[] = [
    { kind: 'fee', amount: outcome.grossFee },
    { kind: 'commission', amount: outcome.artistGets - outcome.artistFee },
    { kind: 'withholding', amount: outcome.withheld },
    { kind: 'recharge', amount: costs.artistOwes },
    { kind: 'reimbursed', amount: costs.reimbursed },
    { kind: 'adjustment', amount: sumOf(counted.adjustments) },
  ];
  return items.filter(({ kind, amount }) => amount !== 0 || kind === 'fee');
}
/** Returns the items of the artist's side, for a statement over several shows. */
export const artistItems = (deal: DealFields): StatementItem[] => artistItemsOf(nightOf(deal));

function artistSide(night: Night): SettlementFigures['artist'] {
  const { rows, balance } = statement(artistItemsOf(night));
  return { rows: [...rows], balance };
}

/** From counts to finals to the box office, to what the promoter still owes and what the artist walks with. */
export function settle(deal: DealFields): SettlementFigures {
  const night = nightOf(deal);
  const { outcome, costs, counted } = night;
  return { counted, outcome, promoter: promoterSide(outcome, costs, counted), artist: artistSide(night) };
}
