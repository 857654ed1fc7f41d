import { monthLockOf } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import { bookingMonth, nextToLock } from '#shared/domains/agreements/invoice/month-lock.ts';
import type { Months } from '#shared/domains/agreements/sales-export/contract.ts';
import { EXPORT_MASKS } from '#shared/domains/agreements/sales-export/masks.ts';
import type { ExportRunView, Gap, MonthRow, SalesFile } from '#shared/domains/agreements/sales-export/schemas.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { sumsOf } from '#shared/kernel/money/sum.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { firstMonthOf, issuedIn } from './documents.ts';
import { runsOf, type SalesRun } from './run-store.ts';
import { type Bookkeeping, bookOf, settingsOf } from './settings.ts';

const COLUMNS = ['key', 'currency', 'net', 'tax', 'total'] as const;
const MONTHS = 12;
export const monthName = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** Says gaps in the reader's language. */
export const shownGaps = ({ locale }: Pick<UserContext, 'locale'>, gaps: readonly ErrorDetail[]): Promise<Gap[]> =>
  Promise.all(
    gaps.map(async ({ code, params, target }) => ({
      code,
      message: await messageOf(locale, code, params),
      ...(target ? { target } : {}),
    })),
  );

const filesOf = async (ctx: UserContext, { files }: SalesRun): Promise<SalesFile[]> =>
  Promise.all(
    EXPORT_MASKS.flatMap((fileType) => {
      const file = files[fileType];
      return file ? [shownGaps(ctx, file.gaps).then((gaps) => ({ fileType, ...file, gaps }))] : [];
    }),
  );

async function shownRun(ctx: UserContext, stored: SalesRun): Promise<ExportRunView & { month: string }> {
  return { ...stored, files: await filesOf(ctx, stored) };
}

/** The sums of a year by month and currency, from the columns of the list. Opens no document. */
async function sumsIn({ tenantId }: UserContext, book: Bookkeeping, year: number) {
  const query = issuedIn(book, monthName(year, 1), MONTHS);
  const cells = (await invoiceStore.definition.list?.cells(tenantId, query, COLUMNS)) ?? [];
  return sumsOf(
    cells.map((row) => row.map(Number)),
    ([key = 0, currency = 0]) => ({ month: bookingMonth(fromDayNumber(key)), currency: currencyOf(currency) }),
    ([, , net = 0, tax = 0, total = 0]) => ({ net, tax, total }),
  );
}

/** A year of a bookkeeping, month by month. */
export async function monthsOf(ctx: UserContext, id: Id, year: number): Promise<Months> {
  const book = await bookOf(ctx, id);
  const [lock, sums, stored, { mask }] = await Promise.all([
    monthLockOf(ctx, book.no),
    sumsIn(ctx, book, year),
    runsOf(ctx, book, String(year)),
    settingsOf(ctx, book),
  ]);
  const lockedThrough = lock?.lockedThrough;
  const firstMonth = lockedThrough ? undefined : await firstMonthOf(ctx, book);
  const today = dayIn(ctx.now, book.zone);
  const next = nextToLock({ lockedThrough, firstMonth }, today);
  const runs = await Promise.all(stored.map((run) => shownRun(ctx, run)));
  const rowOf = (month: string): MonthRow => ({
    month,
    isLocked: lockedThrough !== undefined && month <= lockedThrough,
    mayLock: month === next && month < bookingMonth(today),
    mayUnlock: month === lockedThrough && runs.some((run) => run.month === month && run.state === 'current'),
    sums: sums.filter((sum) => sum.month === month),
    runs: runs.filter((run) => run.month === month).reverse(),
  });
  const months = Array.from({ length: MONTHS }, (_, i) => rowOf(monthName(year, i + 1)));
  return { bookkeepingId: id, year, mask, ...(lockedThrough ? { lockedThrough } : {}), months };
}
