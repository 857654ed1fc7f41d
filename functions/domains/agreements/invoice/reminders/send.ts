import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { ReminderLevel } from '#shared/domains/agreements/invoice/reminder.ts';
import type { NotReminded } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { mayBeReminded } from '#shared/domains/agreements/invoice/reminding.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { recipientOf } from '../letter.ts';
import { invoiceStore } from '../store.ts';
import { invoicePdf } from './compose.ts';
import { newReminder } from './item.ts';
import { booksOf, type LookedAt, lookedAt } from './overdue-invoices.ts';

type Invoice = Stored<InvoiceFields>;
type Ready = { readonly skipped: NotReminded } | { readonly recipient: { name: string; email: string } };

/** Checks what a mail needs besides the rules: an address, and the PDF that goes along. */
export async function readyToMail(tenantId: string, invoice: Invoice): Promise<Ready> {
  const [recipient, file] = await Promise.all([recipientOf({ tenantId }, invoice), invoicePdf(tenantId, invoice)]);
  if (!recipient.email) return { skipped: 'noEmail' };
  return file ? { recipient } : { skipped: 'notReady' };
}

/** Returns why a level is not sent now. A level that somebody else just sent is told apart. */
function refusal({ invoice, due }: LookedAt, level: ReminderLevel): NotReminded | undefined {
  if (!mayBeReminded(invoice)) return 'settled';
  if ((invoice.reminders?.at(-1)?.level ?? 0) >= level) return 'sentMeanwhile';
  if ('skipped' in due) return due.skipped;
  return due.level === level ? undefined : 'notYet';
}

/** Writes the reminder, and the promise of its mail, in one transaction. */
async function write(ctx: TenantContext, looked: LookedAt, level: ReminderLevel): Promise<NotReminded | undefined> {
  const refused = refusal(looked, level);
  const { invoice, due, today } = looked;
  if (refused || 'skipped' in due) return refused;
  const ready = await readyToMail(ctx.tenantId, invoice);
  if ('skipped' in ready) return ready.skipped;
  const sent = { level, on: today, ...due.claim };
  const after = invoiceStore.next(ctx, invoice, { ...invoice, reminders: [...(invoice.reminders ?? []), sent] });
  const { recipient } = ready;
  await commit(
    invoiceStore.writes(ctx, invoice, after, {
      action: 'remindDebtor',
      outbox: [emit('invoiceReminder', { id: invoice.id, level })],
      extra: [
        newReminder(ctx.tenantId, invoice.no, level, { recipient, mail: 'queued' }),
        countedMail(ctx, recipient.email),
      ],
    }),
  );
  return undefined;
}

/** Sends one level of an invoice, unless it is not due. Returns the reason then. A race and a rerun send it once. */
export async function sendReminder(
  ctx: TenantContext,
  find: () => Promise<Invoice>,
  level: ReminderLevel,
): Promise<NotReminded | undefined> {
  const books = await booksOf(ctx);
  try {
    return await retryStale(async () => write(ctx, lookedAt(await find(), books, ctx.now), level));
  } catch (e) {
    if (e instanceof AppError && e.code === 'tooManyActions') return 'tooManyMails';
    throw e;
  }
}
