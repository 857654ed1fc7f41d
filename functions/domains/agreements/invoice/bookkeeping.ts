import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { usualOf } from '#shared/domains/reference/bookkeeping/usual.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

/** The bookkeeping a new document is kept in: the one asked for, else the agency's usual one. */
export async function bookkeepingFor(ctx: Tenant, id?: Id): Promise<Stored<BookkeepingInput>> {
  const all = await bookkeepingStore.all(ctx);
  const found = id ? all.find((one) => one.id === id && one.isActive) : usualOf(all);
  if (!found) throw id ? new AppError('choice', { field: 'bookkeepingId' }) : new AppError('invoice.noBookkeeping');
  return found;
}

/** The payment term of a new document: the company's own, else the bookkeeping's, else the agency's usual one. */
export async function termFor(ctx: Tenant, bookkeeping: BookkeepingInput, company?: CompanyFields) {
  const open = (await paymentTermStore.all(ctx)).filter(({ isActive }) => isActive);
  const wanted = [company?.paymentTermId, bookkeeping.paymentTermId];
  const named = wanted.map((id) => open.find((term) => term.id === id)).find(Boolean);
  return named ?? open.find(({ isDefault }) => isDefault);
}
