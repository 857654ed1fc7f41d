import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { eEntity } from '#functions/domains/reference/bookkeeping/public/e-entity.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { hasAccessPoint } from '#functions/platform/authority/access-point.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { profileOf, receiverOf } from '#shared/domains/agreements/e-invoice/codes.ts';
import { checkMaySubmit } from '#shared/domains/agreements/e-invoice/rules.ts';
import { ublOf } from '#shared/domains/agreements/e-invoice/ubl.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { checkCompliant } from './compliance.ts';
import { documentFor } from './document.ts';
import { knowsReceiver } from './receivers.ts';
import { newSubmission, submissionIdOf } from './submissions.ts';

type Invoice = Stored<InvoiceFields>;

/** Checks everything that a submission needs. Returns the document and its way. */
async function readyToSubmit(ctx: UserContext, invoice: Invoice) {
  checkMaySubmit(invoice);
  if (!hasAccessPoint()) throw new AppError('einvoice.notSetUp');
  // The buyer sends a self-billed document.
  const entity = await eEntity.of(ctx, noOf(invoice.selfBill?.bookkeepingId ?? invoice.bookkeepingId));
  if (!entity) throw new AppError('einvoice.noEntity');
  const document = await documentFor(ctx, invoice);
  checkCompliant(document);
  const receiver = receiverOf(document).address;
  if (!receiver || !(await knowsReceiver(ctx, receiver, profileOf(document))))
    throw new AppError('einvoice.receiverUnknown');
  return { document, receiver, entityId: entity.entityId };
}

/**
 * Submits an issued document. The document is stored first, by its content. One transaction then marks the invoice and
 * promises the work, so neither a repeat nor a crash sends it twice.
 */
export async function submitInvoice(ctx: UserContext, before: Invoice): Promise<Invoice> {
  const { document, receiver, entityId } = await readyToSubmit(ctx, before);
  const { tenantId, now, actor } = ctx;
  const { key } = await storeDocumentWithin(tenantId, Buffer.from(ublOf(document)), 'xml');
  const place = { tenantId, invoiceId: before.id, attempt: (before.eInvoice?.attempt ?? 0) + 1 };
  const submissionId = submissionIdOf(place);
  const { attempt } = place;
  const eInvoice = {
    state: 'submitted',
    submissionId,
    attempt,
    receiver,
    at: now.toISOString(),
    by: actor.name,
  } as const;
  return invoiceStore.update(
    ctx,
    before,
    { ...before, eInvoice },
    {
      action: 'submitEInvoice',
      outbox: [emit('eInvoice', { id: before.id, attempt })],
      extra: [newSubmission({ ...place, submissionId, entityId, receiver, key }, now)],
    },
  );
}
