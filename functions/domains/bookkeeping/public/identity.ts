import { agencyOf } from '#functions/domains/client/public/agency.ts';
import { clientOf } from '#functions/domains/client/store.ts';
import type { BookkeepingInput } from '#shared/domains/bookkeeping/contract.ts';
import { type Identity, identityOf } from '#shared/domains/bookkeeping/identity.ts';

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
