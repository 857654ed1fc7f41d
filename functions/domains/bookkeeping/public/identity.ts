import { clientOf } from '#functions/domains/client/store.ts';
import { agencyOf } from '#functions/domains/setting/store.ts';
import type { BookkeepingInput } from '#shared/domains/bookkeeping/contract.ts';
import { type Identity, identityOf } from '#shared/domains/bookkeeping/identity.ts';

/** How the agency names itself on documents of a bookkeeping. */
export async function agencyIdentity(tenantId: string, bookkeeping: BookkeepingInput | undefined): Promise<Identity> {
  const [{ name }, setting] = await Promise.all([clientOf(tenantId), agencyOf({ tenantId })]);
  return identityOf(bookkeeping, { ...setting, name });
}
