import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { NotReminded, ReminderPreview } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { mayBeReminded } from '#shared/domains/agreements/invoice/reminding.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { recipientOf } from '../letter.ts';
import { invoicePdf, reminderNotice } from './compose.ts';
import { booksOf, lookedAt } from './overdue-invoices.ts';

interface Previewed {
  readonly preview?: ReminderPreview;
  readonly skipped?: NotReminded;
}

/** Writes the next reminder of an invoice as its debtor would read it. */
export async function reminderPreview(ctx: UserContext, invoice: Stored<InvoiceFields>): Promise<Previewed> {
  const { due, bookkeeping } = lookedAt(invoice, await booksOf(ctx), ctx.now);
  if (!mayBeReminded(invoice)) return { skipped: 'settled' };
  if ('skipped' in due) return { skipped: due.skipped };
  const [recipient, file] = await Promise.all([recipientOf(ctx, invoice), invoicePdf(ctx.tenantId, invoice)]);
  const { level, claim } = due;
  const { notice } = await reminderNotice(ctx, { invoice, bookkeeping, level, claim, name: recipient.name });
  const { subject, paragraphs, facts = [] } = notice;
  return {
    preview: {
      level,
      recipient,
      locale: invoice.locale,
      subject,
      paragraphs: [...paragraphs],
      facts: facts.map(([label, value]) => ({ label, value })),
      file: file?.name ?? '',
    },
    ...(recipient.email ? (file ? {} : { skipped: 'notReady' as const }) : { skipped: 'noEmail' as const }),
  };
}
