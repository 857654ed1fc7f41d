import { shareOf } from '#shared/kernel/money/money.ts';
import { words } from '#shared/kernel/values/words.ts';

export const STATEMENT_KINDS = words('collected fee reimbursed adjustment commission recharge withholding advance');
export type StatementKind = (typeof STATEMENT_KINDS)[number];
const TAKEN: ReadonlySet<StatementKind> = new Set(['commission', 'recharge', 'withholding', 'advance']);

export interface StatementItem {
  readonly kind: StatementKind;
  readonly amount: number;
  readonly vatRate?: number | undefined;
}
export interface StatementRow {
  readonly kind: StatementKind;
  readonly vat: number;
  readonly signed: number;
}
export interface Statement {
  readonly rows: readonly StatementRow[];
  /** The balance: above 0 it is paid out, below 0 the artist owes it. */
  readonly balance: number;
}

/** Computes the amounts that an artist is owed and the deductions, each with its VAT (money section 8). */
export function statement(items: readonly StatementItem[]): Statement {
  const rows = items.map(({ kind, amount, vatRate = 0 }) => {
    const vat = shareOf(amount, vatRate);
    return { kind, vat, signed: TAKEN.has(kind) ? -(amount + vat) : amount + vat };
  });
  return { rows, balance: rows.reduce((sum, { signed }) => sum + signed, 0) };
}
