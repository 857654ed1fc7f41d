import { clientOf, clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { storedBytes, weighOnce } from '#functions/platform/files/usage.ts';
import type { Agency } from '#test/support/fixtures.ts';

export const MB = 1_000_000;

/** Leaves so many bytes of the one megabyte that the agency may have. */
export async function leaveRoom({ tenantId }: Agency, bytes = 0): Promise<void> {
  const [client, stored] = [await clientOf(tenantId), await storedBytes(tenantId)];
  const operators = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'test', name: 'Operator' } };
  await clientStore.update(operators, client, { ...client, maxStorage: 1 });
  await weighOnce(tenantId, { key: `all the rest but ${bytes}`, size: MB - bytes - stored });
}
