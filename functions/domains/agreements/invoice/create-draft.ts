import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceFields, InvoiceInput, InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { deductedUnchanged } from './deduct.ts';
import { prepareInvoice } from './prepare.ts';
import { invoiceStore } from './store.ts';

/** Creates a draft; one that deducts earlier documents becomes a final and holds them. */
export async function createDraft(
  ctx: UserContext,
  input: InvoiceInput,
  type?: InvoiceType,
): Promise<Stored<InvoiceFields>> {
  const fields = await prepareInvoice(ctx, input, undefined, type);
  return invoiceStore.create(ctx, fields, { extra: await deductedUnchanged(ctx, fields) });
}

/** Changes a draft as a whole, and what it holds. */
export async function updateDraft(ctx: UserContext, before: Stored<InvoiceFields>, input: InvoiceInput) {
  const fields = await prepareInvoice(ctx, input, before);
  return invoiceStore.update(ctx, before, fields, { extra: await deductedUnchanged(ctx, fields) });
}
