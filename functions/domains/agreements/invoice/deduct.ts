import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import {
  deductedIds,
  deductionLines,
  isTakenBack,
  MAX_DEDUCTIONS,
} from '#shared/domains/agreements/invoice/deduction.ts';
import { isCredit, isIssued, isPurchase } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields, InvoiceInput, InvoiceLineInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { checkNotDeducted } from './deduction-guard.ts';
import { invoiceOf } from './public/view.ts';
import { invoiceStore } from './store.ts';

type Invoice = Stored<InvoiceFields>;

interface Deducting {
  readonly input: Pick<InvoiceInput, 'lines' | 'bookkeepingId' | 'companyId' | 'currency' | 'pricesIncludeVat'>;
  readonly owner: Id | undefined;
}
/** Refuses a document that cannot be deducted: a draft, a credit note, another buyer's, or one deducted elsewhere. */
async function checkDeductible(ctx: UserContext, document: Invoice, { input, owner }: Deducting): Promise<void> {
  if (isCredit(document) || isPurchase(document) || !isIssued(document) || isTakenBack(document))
    throw new AppError('document.badTransition', { field: 'lines' });
  const isAlike =
    document.bookkeepingId === input.bookkeepingId &&
    document.company?.companyId === input.companyId &&
    document.currency === input.currency;
  if (!isAlike) throw new AppError('document.mixedBuyers', { field: 'lines' });
  await checkNotDeducted(ctx.tenantId, document, owner);
}

/** Replaces the deductions of an input by those of the documents themselves: whole, and with their amounts. */
function exact(
  lines: readonly InvoiceLineInput[],
  documents: readonly Invoice[],
  pricesIncludeVat: boolean,
): InvoiceLineInput[] {
  const offs = documents.flatMap((document) => {
    const said = lines.find(({ deducts }) => deducts?.invoiceId === document.id);
    return deductionLines(document, { pricesIncludeVat, text: said?.text ?? document.number, showId: said?.showId });
  });
  return [...lines.filter(({ deducts }) => !deducts), ...offs];
}

/** Loads the documents that an input deducts, and completes its lines. A credit note and a deposit deduct none. */
export async function withDeductions<I extends Deducting['input']>(
  ctx: UserContext,
  input: I,
  before: Pick<InvoiceFields, 'type'> & { readonly id?: Id },
): Promise<{ readonly input: I; readonly documents: readonly Invoice[] }> {
  const isOther = isCredit(before) || isPurchase(before) || before.type === 'deposit';
  const ids = isOther ? [] : deductedIds(input.lines);
  if (ids.length > MAX_DEDUCTIONS)
    throw new AppError('invoice.tooManyDeductions', { field: 'lines', params: { max: MAX_DEDUCTIONS } });
  const documents = await Promise.all(ids.map((id) => invoiceOf(ctx, id)));
  for (const document of documents) await checkDeductible(ctx, document, { input, owner: before.id });
  return { input: { ...input, lines: exact(input.lines, documents, input.pricesIncludeVat) }, documents };
}

/** The conditions of a write of a document: what it deducts is as it was read. */
export async function deductedUnchanged(ctx: UserContext, { type, lines }: InvoiceFields): Promise<Write[]> {
  if (isCredit({ type })) return [];
  const documents = await Promise.all(deductedIds(lines).map((id) => invoiceStore.get(ctx, id)));
  return documents.map((document) => invoiceStore.unchanged(ctx, document));
}
