import { askForPrint } from '#functions/domains/agreements/agreement/public/ask-print.ts';
import { checkIssuable } from '#functions/domains/agreements/invoice/public/bundled.ts';
import { invoicePrint, printedInvoice } from '#functions/domains/agreements/invoice/public/proforma.ts';
import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import type { RecordFileInput } from '#shared/domains/agreements/esign/record-file.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addedFile } from './public/added-files.ts';
import { ridersOfArtists } from './public/riders.ts';
import { filesNear } from './record-files.ts';
import type { EsignRecord } from './store.ts';
import { actOn, userActor } from './view.ts';

type Added = Pick<SignFile, 'key' | 'name'> & { readonly invoiceId?: Id };

async function riderFile(ctx: UserContext, document: EsignRecord, id: Id): Promise<Added> {
  const rider = (await ridersOfArtists(ctx, document.artistIds)).find((one) => one.id === id);
  if (!rider) throw new AppError('notFound', { field: 'id' });
  return { key: rider.fileKey, name: rider.fileName };
}
async function storedFile(ctx: UserContext, document: EsignRecord, id: Id): Promise<Added> {
  const file = (await filesNear(ctx, document)).find((one) => one.id === id);
  if (!file) throw new AppError('notFound', { field: 'id' });
  return { key: file.key, name: file.name };
}

/** The print of an invoice of the caller. Undefined: it is being made, and joins the draft afterwards. */
async function invoiceFile(ctx: UserContext, document: EsignRecord, id: Id): Promise<Added | undefined> {
  const { actor } = ctx;
  const invoice = await invoiceOf(ctx, id);
  if (invoice.stage === 'draft' && !actor.permissions.has('invoice.issue')) throw new AppError('denied');
  if (invoice.stage === 'draft') await checkIssuable(ctx, invoice);
  const printed = await printedInvoice(ctx, invoice);
  if (printed) return printed;
  const message = { type: 'attach', invoiceId: id } as const;
  await askForPrint(ctx, invoicePrint, invoice, { type: 'esign', payload: { id: document.id, message } });
  return undefined;
}

/** Adds the PDF of a record to a draft. */
export async function addRecordFile(ctx: UserContext, document: EsignRecord, { kind, id, role }: RecordFileInput) {
  const found =
    kind === 'invoice'
      ? await invoiceFile(ctx, document, id)
      : await (kind === 'rider' ? riderFile : storedFile)(ctx, document, id);
  if (!found) return { document, isPrinting: true };
  // An invoice is sent along. Nobody agrees to it by a signature.
  const file = await addedFile(ctx, { ...found, role: kind === 'invoice' ? 'info' : role });
  return {
    document: await actOn(ctx, document.id, { type: 'addFile', by: userActor(ctx), file }),
    isPrinting: false,
  };
}
