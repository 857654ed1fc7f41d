import { sendingOf } from '#functions/domains/agreements/agreement/public/link.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import type { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { checkStep } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { letterFor } from './letter.ts';
import { invoiceTitle } from './public/title.ts';
import { invoiceRendering } from './rendering.ts';
import { invoiceStore } from './store.ts';

type Invoice = Stored<InvoiceFields>;

/** Emails the links to an issued invoice; the outbox keeps the promise. `once` keeps a repeat from sending again. */
export async function sendInvoice(ctx: UserContext, before: Invoice, input: SendInput, once: WriteOptions = {}) {
  checkStep(before, 'send');
  const rendering = await invoiceRendering.renderingOf(ctx.tenantId, before);
  if (rendering?.state !== 'ready') throw new AppError('invoice.notReady');
  const { link, outbox, extra } = await sendingOf(
    ctx,
    {
      entity: 'invoice',
      kind: 'invoice',
      record: before,
      title: invoiceTitle({ ...before, locale: input.locale }),
      files: rendering.files,
      artistIds: before.artists.map(({ artistId }) => artistId),
    },
    input,
  );
  const sent = { ...before, sentAt: before.sentAt ?? ctx.now.toISOString() };
  const options = { ...once, action: 'send', outbox, extra: [...extra, ...(once.extra ?? [])] };
  return { invoice: await invoiceStore.update(ctx, before, sent, options), link };
}

/** Sends one of many invoices as its page would propose it. One that was sent already stays behind. */
export async function sendAsProposed(ctx: UserContext, invoice: Invoice, once: WriteOptions): Promise<void> {
  checkStep(invoice, 'send');
  if (invoice.sentAt) throw new AppError('invoice.sentAlready');
  const { recipient, locale, subject, message } = await letterFor(ctx, invoice);
  if (!recipient.email) throw new AppError('invoice.noRecipient');
  const input = { recipient, locale, subject, message, copyTo: [], attach: true, needsCode: false };
  await sendInvoice(ctx, invoice, input, once);
}
