import type { Deal, DealInput } from '#shared/domains/booking/deal/schemas.ts';

/** A key for a new row, unlike those of the others. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** A deal as its form holds it. */
export const valuesOf = ({
  rev: _rev,
  settlement: _counts,
  certificate: _its,
  exchange,
  ...deal
}: Deal): DealInput => ({
  ...deal,
  ...(exchange?.source === 'manual' ? { exchangeRate: exchange.rate } : {}),
});

/** While somebody types, a field may hold no number: until it does it counts as nothing. */
export const whole = (value: number | undefined): number =>
  value !== undefined && Number.isSafeInteger(value) ? value : 0;

export const termsOf = (values: DealInput): DealInput => ({
  ...values,
  guarantee: whole(values.guarantee),
  percentage: whole(values.percentage),
  promoterProfit: whole(values.promoterProfit),
  taxRate: whole(values.taxRate),
  bonuses: values.bonuses.map(({ at, amount }) => ({ at: whole(at), amount: whole(amount) })),
  tickets: values.tickets.map((ticket) => ({
    ...ticket,
    capacity: whole(ticket.capacity),
    sold: whole(ticket.sold),
    comps: whole(ticket.comps),
    price: whole(ticket.price),
    feePerTicket: whole(ticket.feePerTicket),
  })),
  expenses: values.expenses.map((expense) => ({ ...expense, amount: whole(expense.amount) })),
  commission: {
    ...values.commission,
    rate: whole(values.commission.rate),
    agents: values.commission.agents.map((agent) => ({ ...agent, weight: whole(agent.weight) })),
  },
  deposits: values.deposits.map((deposit) => ({
    ...deposit,
    rate: whole(deposit.rate),
    amount: whole(deposit.amount),
    due: { ...deposit.due, days: whole(deposit.due.days) },
  })),
  ...(values.withholding
    ? {
        withholding: {
          ...values.withholding,
          parts: values.withholding.parts.map((part) => ({ ...part, rate: whole(part.rate) })),
        },
      }
    : {}),
});
