import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { deductedIds } from '#shared/domains/agreements/invoice/deduction.ts';
import { isCredit } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice, InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { deductingId } from '../deduction-guard.ts';
import { invoiceStore } from '../store.ts';

async function refOf(ctx: TenantContext, id: Id) {
  const { number } = await invoiceStore.get(ctx, id);
  return { invoiceId: id, number };
}

/** The documents that an invoice deducts, and the final that deducts it. */
export async function deductionsOf(
  ctx: TenantContext,
  { id, type, lines }: Stored<InvoiceFields>,
): Promise<Pick<Invoice, 'deducted' | 'deductedBy'>> {
  if (isCredit({ type })) return {};
  const [by, ...deducted] = await Promise.all([
    deductingId(ctx.tenantId, id).then((final) => (final ? refOf(ctx, final) : undefined)),
    ...deductedIds(lines).map((one) => refOf(ctx, one)),
  ]);
  return { ...(by ? { deductedBy: by } : {}), ...(deducted.length > 0 ? { deducted } : {}) };
}
