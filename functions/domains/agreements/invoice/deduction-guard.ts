import {
  dropUniqueValue,
  takeUniqueValue,
  uniqueValueFree,
  uniqueValueOwner,
} from '#functions/platform/data/unique-value.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { heldIds } from '#shared/domains/agreements/invoice/deduction.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Invoice = Stored<InvoiceFields>;

/** A document is deducted once: its guard names the final that deducts it. */
const GUARD = 'invoice.deducted';
const refused = (number: string) => new AppError('deposit.alreadyDeducted', { field: 'lines', params: { number } });

/** Takes and frees the guards of the documents that a final deducts, in the transaction that writes the final. */
export function deductionGuards(tenantId: string, before: Invoice | undefined, after: Invoice | undefined): Write[] {
  const [was, is] = [before ? heldIds(before) : [], after ? heldIds(after) : []];
  const owner = (after ?? before)?.id ?? '';
  // The line names its document.
  const nameOf = (id: Id) => after?.lines.find(({ deducts }) => deducts?.invoiceId === id)?.text ?? '';
  return [
    ...was.filter((id) => !is.includes(id)).map((id) => dropUniqueValue(tenantId, GUARD, id, owner)),
    ...is
      .filter((id) => !was.includes(id))
      .map((id) => takeUniqueValue(tenantId, GUARD, id, owner, () => refused(nameOf(id)))),
  ];
}

/** Finds the final that deducts a document. */
export const deductingId = (tenantId: string, id: Id): Promise<Id | undefined> => uniqueValueOwner(tenantId, GUARD, id);

/** Refuses a document that another one than `owner` deducts. */
export async function checkNotDeducted(tenantId: string, { id, number }: Invoice, owner?: Id): Promise<void> {
  const by = await deductingId(tenantId, id);
  if (by && by !== owner) throw refused(number);
}
/** The condition that nobody deducts a document that a transaction credits: its final is credited first. */
export const notDeducted = (tenantId: string, { id, number }: Invoice): Write =>
  uniqueValueFree(tenantId, GUARD, id, () => refused(number));
