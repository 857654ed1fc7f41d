import { OPEN_STATES } from '#shared/domains/agreements/invoice/state.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { dayNumber, type LocalDate } from '#shared/kernel/time/date.ts';
import { type Age, daysOf, dueDays } from './rules.ts';

/*
 * The list behind each figure of the money page. Server and browser build it here: the server sums it, the browser
 * links to it. So a figure and the total of its list are the same.
 */

/** The part of a list's request that says which rows match. */
export type Match = Pick<ListRequest, 'from' | 'to' | 'filters'>;
type Filter = Match['filters'][number];

/** The choices of the page. Without a currency, the match has all. */
export interface Scope {
  readonly bookkeepingId?: Id | undefined;
  readonly currency?: string | undefined;
}

const anyOf = (field: string, ...values: readonly (string | undefined)[]): Filter[] => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? [{ field, relation: 'anyOf', values: known }] : [];
};
const noneOf = (field: string, value: string): Filter => ({ field, relation: 'noneOf', values: [value] });
const between = (field: string, min: number | undefined, max: number | undefined): Filter => ({
  field,
  relation: 'between',
  values: [String(min ?? ''), String(max ?? '')],
});
const ofScope = ({ bookkeepingId, currency }: Scope): Filter[] => [
  ...anyOf('bookkeeping', bookkeepingId),
  ...anyOf('currency', currency),
];

/** Invoices issued in a month or a year. */
export const invoicedIn = (scope: Scope, period: string): Match => ({
  ...daysOf(period),
  filters: [noneOf('settlement', 'draft'), ...ofScope(scope)],
});

/** Payments of a month or a year. A written-off amount is not paid. */
export const paidIn = (scope: Scope, period: string): Match => ({
  ...daysOf(period),
  filters: [noneOf('method', 'writeOff'), ...ofScope(scope)],
});

/** Invoices with an open amount. Paid too much is open too: the agency owes the difference. */
export function openBy(scope: Scope, age?: { readonly age: Age; readonly today: LocalDate }): Match {
  const { min, max } = age ? dueDays(age.age, age.today) : {};
  return {
    filters: [
      ...anyOf('settlement', ...OPEN_STATES, 'overdue', 'overpaid'),
      ...(age ? [between('due', min, max)] : []),
      ...ofScope(scope),
    ],
  };
}

/** Commission of shows played in a month or a year: of an agent, or with `null` of the agency as a whole. */
export const commissionIn = ({ currency }: Pick<Scope, 'currency'>, period: string, agentId?: Id | null): Match => ({
  ...daysOf(period),
  filters: [
    ...(agentId === null ? anyOf('assigned', 'false') : anyOf('agent', agentId)),
    ...anyOf('currency', currency),
  ],
});

/** Confirmed shows of a month or a year without an invoice. Shows have no bookkeeping. */
export function expectedIn({ currency }: Pick<Scope, 'currency'>, period: string): Match {
  const { from, to } = daysOf(period);
  return {
    filters: [
      ...anyOf('phase', 'confirmed'),
      between('notInvoiced', dayNumber(from), dayNumber(to)),
      ...anyOf('currency', currency),
    ],
  };
}
