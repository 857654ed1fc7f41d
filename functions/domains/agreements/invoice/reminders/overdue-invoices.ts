import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { INVOICE_TYPES } from '#shared/domains/agreements/invoice/kinds.ts';
import { daysLate, nextReminder } from '#shared/domains/agreements/invoice/reminding.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { OPEN_STATES } from '#shared/domains/agreements/invoice/state.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayNumber, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { settled } from '../overdue.ts';
import { invoiceStore } from '../store.ts';

export interface Looking {
  readonly tenantId: string;
  readonly now: Date;
}
type Books = ReadonlyMap<Id, Stored<BookkeepingInput>>;

export const booksOf = async ({ tenantId }: Looking): Promise<Books> =>
  new Map((await bookkeepingStore.all({ tenantId })).map((one) => [one.id, one]));

/** An invoice with its next reminder, on the day of its bookkeeping. */
export function lookedAt(invoice: Stored<InvoiceFields>, books: Books, now: Date) {
  const bookkeeping = books.get(invoice.bookkeepingId);
  const today: LocalDate = dayIn(now, bookkeeping?.zone ?? 'UTC');
  return {
    invoice,
    bookkeeping,
    today,
    late: daysLate(invoice, today),
    due: nextReminder(invoice, bookkeeping, today),
  };
}
export type LookedAt = ReturnType<typeof lookedAt>;

/** Finds the overdue invoices, the latest first. It reads each, because a reminder depends on what was sent before. */
export async function overdueInvoices(
  ctx: Looking,
  only: readonly Filter[] = [],
  bookkeepingId?: Id,
): Promise<LookedAt[]> {
  const filters: Filter[] = [
    settled(OPEN_STATES),
    { column: 'type', noneOf: [wordNo(INVOICE_TYPES, 'credit')] },
    // The day of a bookkeeping east of Greenwich may be one later.
    { column: 'due', min: 1, max: dayNumber(dayIn(ctx.now, 'UTC')) },
    ...(bookkeepingId ? [{ column: 'bookkeeping', anyOf: [noOf(bookkeepingId)] }] : []),
    ...only,
  ];
  const [books, found] = await Promise.all([booksOf(ctx), invoiceStore.where(ctx, filters)]);
  return found
    .map((invoice) => lookedAt(invoice, books, ctx.now))
    .filter(({ late, invoice }) => late > 0 && !invoice.deletedAt)
    .sort((a, b) => b.late - a.late || a.invoice.no - b.invoice.no);
}
