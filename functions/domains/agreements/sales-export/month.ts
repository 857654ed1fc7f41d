import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { grossOf, type SalesRow } from '#shared/domains/agreements/sales-export/rows.ts';
import type { CaseSum, MonthView } from '#shared/domains/agreements/sales-export/schemas.ts';
import { sumsOf } from '#shared/kernel/money/sum.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { draftsOf, failedOf } from './documents.ts';
import { shownGaps } from './months.ts';
import { salesOf } from './sales-data.ts';
import { bookOf, settingsOf } from './settings.ts';

/** Sums rows by currency and VAT case, in the order of their names. */
function caseSums(rows: readonly SalesRow[]): CaseSum[] {
  const sums = sumsOf(
    rows,
    ({ currency, vatCase, vatCategory: category, vatRate: rate }) => ({ currency, vatCase, category, rate }),
    (row) => ({ net: row.net, tax: row.tax, total: grossOf(row) }),
  );
  return sums.sort((a, b) => (a.currency + a.vatCase < b.currency + b.vatCase ? -1 : 1));
}

/** The facts to read before a month is locked. */
export async function monthOf(ctx: UserContext, id: Id, month: string): Promise<MonthView> {
  const book = await bookOf(ctx, id);
  const settings = await settingsOf(ctx, book);
  const [{ documents, rows, gaps }, drafts, failed] = await Promise.all([
    salesOf(ctx, { book, settings, month }, settings.mask),
    draftsOf(ctx, book, month),
    failedOf(ctx, book, month),
  ]);
  return {
    month,
    documents,
    cases: caseSums(rows),
    drafts: drafts.map(({ id: invoiceId, date, company }) => ({ invoiceId, date, name: company?.name ?? '' })),
    failed: failed.map(({ id: invoiceId, number, company, eInvoice }) => ({
      invoiceId,
      number,
      name: company?.name ?? '',
      reason: eInvoice?.reason ?? '',
    })),
    gaps: await shownGaps(ctx, gaps),
  };
}
