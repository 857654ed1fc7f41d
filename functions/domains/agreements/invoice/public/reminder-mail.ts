import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { answerAbout } from '#functions/domains/relations/email-reply/public/answer-to.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { sendOnce } from '#functions/platform/mail/once.ts';
import { mailOutside } from '#functions/platform/mail/outgoing.ts';
import type { SentReminder } from '#shared/domains/agreements/invoice/reminder-schemas.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { invoicePdf, reminderNotice } from '../reminders/compose.ts';
import { mailNoted, type ReminderItem, reminderItem } from '../reminders/item.ts';
import { invoiceStore } from '../store.ts';

type Message = EventMessage<'invoiceReminder'>;

/** Hands the mail to the mail service, with the invoice as it was issued. */
async function hand(tenantId: string, invoice: Stored<InvoiceFields>, sent: SentReminder, item: ReminderItem) {
  const { recipient } = item;
  const bookkeeping = await bookkeepingStore.find({ tenantId }, invoice.bookkeepingId);
  const { level } = sent;
  const reminding = { invoice, bookkeeping, level, claim: sent, name: recipient.name };
  const about = { tenantId, entity: 'invoice', recordId: invoice.id, userId: invoice.owner.userId };
  const [{ notice, replyTo, agency }, file, answers] = await Promise.all([
    reminderNotice({ tenantId }, reminding),
    invoicePdf(tenantId, invoice),
    answerAbout({ ...about, email: recipient.email }, new Date()),
  ]);
  const artistIds = invoice.artists.map(({ artistId }) => artistId);
  const brand = await artistLetterhead({ tenantId, agency, locale: invoice.locale, artistIds, bookkeeping });
  return mailOutside({
    to: recipient.email,
    notice,
    brand,
    locale: invoice.locale,
    replyTo,
    ...answers,
    tags: { kind: 'invoiceReminder', tenantId, senderId: invoice.owner.userId, target: `invoice-${invoice.id}` },
    attachments: file ? [{ name: file.name, type: file.type, content: await getObject(file.key) }] : [],
  });
}

/** Mails a reminder that waits for it. The invoice's owner is told when it can never leave. */
export async function mailReminder({ tenantId, id, at, payload }: Message, tries: number): Promise<void> {
  const invoice = await invoiceStore.find({ tenantId }, payload.id);
  const sent = invoice?.reminders?.find(({ level }) => level === payload.level);
  const item = invoice && (await reminderItem(tenantId, invoice.no, payload.level));
  if (!invoice || !sent || item?.mail !== 'queued') return;
  const messageId = await attemptMail(tries, async () => {
    const left = await sendOnce({ tenantId, id }, () => hand(tenantId, invoice, sent, item));
    return left ?? '';
  });
  const mail = messageId === undefined ? 'failed' : 'sent';
  await mailNoted(tenantId, invoice.no, payload.level, { ...item, mail });
  if (mail === 'sent') return;
  const told = { id: id.slice(0, 26), at, kind: 'mailBounced' as const, subject: item.recipient.email };
  await notify(tenantId, invoice.owner.userId, { ...told, target: placeOfRecord('invoice', invoice.id) });
}
