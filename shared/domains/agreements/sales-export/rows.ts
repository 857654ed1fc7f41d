import { shareOut } from '#shared/kernel/money/money.ts';
import { type LocalDate, monthOf, yearOf } from '#shared/kernel/time/date.ts';

/** One row per document, revenue ledger, VAT case and cost centre. Amounts of a credit note are negative. */
export interface SalesRow {
  readonly type: 'invoice' | 'credit';
  readonly number: string;
  readonly issueDate: LocalDate;
  readonly supplyDate: LocalDate;
  /** Empty for a credit note. */
  readonly dueDate: LocalDate | '';
  readonly debtorKey: string;
  readonly debtorName: string;
  readonly country: string;
  readonly vatNumber: string;
  readonly currency: string;
  /** Document units per unit of the base currency, `1` for the base currency itself. */
  readonly rate: string;
  readonly vatCase: string;
  readonly vatCategory: string;
  readonly vatRate: number;
  readonly account: string;
  readonly costCenter: string;
  /** The number of the project in Business Central. */
  readonly project: string;
  readonly net: number;
  readonly tax: number;
  readonly netBase: number;
  readonly taxBase: number;
  /** The number of the document that a credit note corrects. */
  readonly creditOf: string;
  readonly text: string;
  /** The days or the code of the payment term. */
  readonly term: string;
}

/** The month's run that a file belongs to. Its instant and number are in the file, so a repeat gives the same bytes. */
export interface ExportRun {
  readonly bookkeeping: string;
  readonly period: string;
  readonly run: number;
  /** `2026-04-02T09:00:00.000Z` */
  readonly at: string;
  readonly base: string;
  readonly fiscalMonth: number;
  readonly values: Readonly<Record<string, string>>;
}

export const grossOf = ({ net, tax }: Pick<SalesRow, 'net' | 'tax'>): number => net + tax;

/** Shares the VAT of one group over its ledgers. The parts add up to the group's VAT. */
export function splitRevenue<P extends { readonly net: number }>(tax: number, parts: readonly P[]) {
  const taxes = shareOut(
    tax,
    parts.map(({ net }) => net),
  );
  return parts.map((part, i) => ({ ...part, tax: taxes[i] ?? 0, gross: part.net + (taxes[i] ?? 0) }));
}

/** Returns the numbers of the documents whose rows do not add up to their total. */
export function unbalanced(rows: readonly SalesRow[], totals: ReadonlyMap<string, number>): string[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.number, (sums.get(row.number) ?? 0) + grossOf(row));
  return [...totals].filter(([number, total]) => (sums.get(number) ?? 0) !== total).map(([number]) => number);
}

/** A fiscal year has the number of the calendar year in which it begins. */
export function fiscalPeriod(date: LocalDate, firstMonth: number): { readonly year: number; readonly period: number } {
  const month = monthOf(date);
  const isBefore = month < firstMonth;
  return { year: yearOf(date) - (isBefore ? 1 : 0), period: month - firstMonth + 1 + (isBefore ? 12 : 0) };
}
