import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ReminderRow } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { visibleOnly } from '../public/view.ts';
import { type LookedAt, overdueInvoices } from './overdue-invoices.ts';
import { readyToMail } from './send.ts';

/** The reason of the rules, else one that a due mail itself meets. */
async function stateOf(tenantId: string, { invoice, due }: LookedAt) {
  if ('skipped' in due) return due;
  const ready = await readyToMail(tenantId, invoice);
  return { next: due, ...('skipped' in ready ? { skipped: ready.skipped } : {}) };
}

async function rowOf(tenantId: string, looked: LookedAt): Promise<ReminderRow> {
  const { invoice, late } = looked;
  const { id, rev, number, company, owner, bookkeepingName, currency, dueDate, date, reminders, hold } = invoice;
  return {
    id,
    rev,
    number,
    company,
    owner,
    bookkeepingName,
    currency,
    hold,
    dueDate: dueDate || date,
    daysLate: late,
    open: openAmount(invoice),
    last: reminders?.at(-1),
    ...(await stateOf(tenantId, looked)),
  };
}

/** Lists the overdue invoices that the caller may see. */
export async function reminderRows(ctx: UserContext, bookkeepingId?: Id): Promise<ReminderRow[]> {
  if (bookkeepingId) await bookkeepingStore.get(ctx, bookkeepingId);
  const found = await overdueInvoices(ctx, visibleOnly(ctx), bookkeepingId);
  return Promise.all(found.map((one) => rowOf(ctx.tenantId, one)));
}
