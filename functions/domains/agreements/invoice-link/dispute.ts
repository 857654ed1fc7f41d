import { stated } from '#functions/domains/agreements/invoice/public/statements.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { StoredFile } from '#functions/platform/files/files.ts';
import {
  answerDispute,
  checkDispute,
  type DisputeAnswer,
  type DisputeInput,
  openDispute,
  withoutDispute,
} from '#shared/domains/agreements/invoice/dispute.ts';
import { checkStep, openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { checkPayable } from '#shared/domains/agreements/invoice-link/rules.ts';
import { FileFields } from '#shared/domains/attached/file/schemas.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Invoice = Stored<InvoiceFields>;
export interface Attached extends StoredFile {
  readonly name: string;
}

/** The files of a dispute are among the files of its invoice. */
async function fileWrites(ctx: TenantContext, invoice: Invoice, files: readonly Attached[]): Promise<Write[]> {
  const records = files.map((file) =>
    FileFields.parse({
      ...file,
      entity: 'invoice',
      recordId: invoice.id,
      recordTitle: invoiceStore.definition.title(invoice),
      uploadedBy: ctx.actor.name,
      artistIds: invoice.artists.map(({ artistId }) => artistId),
    }),
  );
  const writes = await Promise.all(
    records.map(async (record) => fileStore.writes(ctx, undefined, await fileStore.prepare(ctx, record))),
  );
  return writes.flat();
}

interface Raising {
  readonly link: StoredLink;
  readonly input: DisputeInput;
  readonly files: readonly Attached[];
}
/** Raises the one open dispute of an invoice. */
export async function raise(ctx: TenantContext, invoice: Invoice, { link, input, files }: Raising): Promise<Invoice> {
  checkPayable(invoice);
  checkStep(invoice, 'dispute');
  const { currency } = invoice;
  checkDispute(invoice, input, openAmount(invoice), (minor) => moneyText({ minor, currency }, link.locale));
  const names = files.map(({ name }) => name);
  const by = { linkId: link.id, name: link.recipient.name };
  const dispute = { ...input, id: newId(ctx.now), at: ctx.now.toISOString(), by, files: names };
  const { write, event } = stated(ctx, invoice.id, { type: 'disputed', ...input, files: names, linkId: link.id });
  const extra = [write, ...(await fileWrites(ctx, invoice, files))];
  return invoiceStore.update(ctx, invoice, { ...invoice, dispute }, { action: 'dispute', outbox: [event], extra });
}

/** The payer takes the dispute back. */
export async function withdraw(ctx: TenantContext, invoice: Invoice): Promise<Invoice> {
  const { amount } = openDispute(invoice);
  const { write, event } = stated(ctx, invoice.id, { type: 'withdrawn', amount });
  const options = { action: 'withdrawDispute', outbox: [event], extra: [write] };
  return invoiceStore.update(ctx, invoice, withoutDispute(invoice), options);
}

/** The agency rejects a dispute, or says that it takes the amount back. */
export async function answer(ctx: TenantContext, invoice: Invoice, given: DisputeAnswer): Promise<Invoice> {
  const { amount } = openDispute(invoice);
  const after = answerDispute(invoice, given);
  const isRejected = given.answer === 'reject';
  const said = isRejected ? { text: given.reason } : { text: given.answer };
  const { write, event } = stated(ctx, invoice.id, { type: isRejected ? 'rejected' : 'remedied', amount, ...said });
  const options = { action: isRejected ? 'rejectDispute' : 'acceptDispute', outbox: [event], extra: [write] };
  return invoiceStore.update(ctx, invoice, after, options);
}
