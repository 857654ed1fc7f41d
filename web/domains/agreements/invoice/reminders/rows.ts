import type { ReminderRow } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import type { ReminderView } from '../model.ts';

/** An invoice that can be reminded now. */
export const isDue = ({ next, skipped }: ReminderRow): boolean => next !== undefined && skipped === undefined;

export const rowsOf = (rows: readonly ReminderRow[], view: ReminderView): readonly ReminderRow[] =>
  view === 'all' ? rows : rows.filter((row) => isDue(row) === (view === 'due'));

export interface CompanyRows {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly ReminderRow[];
}
/** Groups the rows by company. The company with the latest invoice is first. */
export function byCompany(rows: readonly ReminderRow[]): readonly CompanyRows[] {
  const groups = new Map<string, CompanyRows & { readonly rows: ReminderRow[] }>();
  for (const row of rows) {
    const { companyId: id = '', name = '' } = row.company ?? {};
    const group = groups.get(id) ?? { id, name, rows: [] };
    group.rows.push(row);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Sums the claims of rows, each currency for itself. */
export function claimsOf(rows: readonly ReminderRow[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, next } of rows) if (next) sums.set(currency, (sums.get(currency) ?? 0) + next.claim.claim);
  return sums;
}
