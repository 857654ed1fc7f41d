import type { Counts, DealFields, SettlementInput } from '#shared/domains/booking/deal/schemas.ts';
import { whole } from './values.ts';

const byKey = <R extends { readonly key: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.key, row]));

/** Returns the entered values of the rows of a deal, in their order; the other rows are blank. */
export function saidOf({ tickets, expenses, deposits, settlement }: DealFields): Counts {
  const [counts, finals, paid] = [byKey(settlement.tickets), byKey(settlement.expenses), byKey(settlement.received)];
  return {
    tickets: tickets.map(({ key }) => counts.get(key) ?? { key }),
    expenses: expenses.map(({ key }) => finals.get(key) ?? { key }),
    received: deposits.map(({ key }) => paid.get(key) ?? { key, amount: 0 }),
    adjustments: settlement.adjustments,
  };
}

/** Returns the settlement of a form. It leaves out a blank row, which keeps following the deal and the sales. */
export function countedOf(deal: Pick<DealFields, 'tickets'>, values: Counts): SettlementInput {
  const reckoned = byKey(deal.tickets);
  return {
    tickets: values.tickets
      .filter(({ sold, comps }) => sold !== undefined || comps !== undefined)
      .map(({ key, sold = reckoned.get(key)?.sold, comps = reckoned.get(key)?.comps }) => ({
        key,
        sold: whole(sold),
        comps: whole(comps),
      })),
    expenses: values.expenses
      .filter(({ amount }) => amount !== undefined)
      .map(({ key, amount }) => ({ key, amount: whole(amount) })),
    received: values.received.map(({ key, amount }) => ({ key, amount: whole(amount) })),
    adjustments: values.adjustments.map(({ text, amount }) => ({ text, amount: whole(amount) })),
  };
}
