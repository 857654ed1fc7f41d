import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceStore } from '../store.ts';
import { printedInvoice } from './proforma.ts';

/** Refuses a draft that could not be issued as it is: it would end a bundle without its number. */
export async function checkIssuable(ctx: UserContext, invoice: Stored<InvoiceFields>): Promise<void> {
  const { readyToIssue } = await import('../issue.ts');
  await readyToIssue(ctx, invoice, { confirmed: [] });
}

/** Issues the draft that went along with a signed contract. A draft that was changed since is refused. */
export async function issueBundled(ctx: UserContext, invoiceId: Id, printedKey: string): Promise<void> {
  const draft = await invoiceStore.find(ctx, invoiceId);
  if (!draft || draft.deletedAt) throw new AppError('notFound');
  if (isIssued(draft)) return;
  if (!ctx.actor.permissions.has('invoice.issue')) throw new AppError('denied');
  const printed = await printedInvoice(ctx, draft);
  if (printed?.key !== printedKey) throw new AppError('esign.documentChanged');
  const { issueInvoice } = await import('../issue.ts');
  await issueInvoice(ctx, draft, { confirmed: [] });
}

/** The printed file of an issued invoice; undefined before its issue, and until it is printed. */
export async function issuedPdf(tenantId: string, invoiceId: Id) {
  const invoice = await invoiceStore.find({ tenantId } satisfies Pick<TenantContext, 'tenantId'>, invoiceId);
  if (!invoice || !isIssued(invoice)) return undefined;
  const rendering = await invoiceRendering.renderingOf(tenantId, invoice);
  return rendering?.files.find(({ kind }) => kind === 'pdf');
}
