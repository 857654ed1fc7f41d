import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { type Identity, identityOf } from '#shared/domains/reference/bookkeeping/identity.ts';

/** How the agency names itself on documents of a bookkeeping. Its name is read where the caller does not know it. */
export async function agencyIdentity(
  tenantId: string,
  bookkeeping: BookkeepingInput | undefined,
  known?: string,
): Promise<Identity> {
  const [name, setting] = await Promise.all([
    known ?? clientOf(tenantId).then((client) => client.name),
    agencyOf({ tenantId }),
  ]);
  return identityOf(bookkeeping, { ...setting, name });
}
