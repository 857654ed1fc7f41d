import { signatureBytes } from '#functions/domains/identity/account/public/own-store.ts';
import { recount, weighedBytes } from '#functions/platform/files/usage.ts';

/** Added up from everything that holds files. */
async function count(tenantId: string): Promise<number> {
  let sum = (await weighedBytes(tenantId)) + (await signatureBytes(tenantId));
  const { lists } = await import('./lists.ts');
  for (const list of lists) sum += await list.bytes(tenantId);
  return sum;
}

/** Holds an agency's sum of stored bytes against its files. Answers whether it was wrong and is right now. */
export const recountBytes = (tenantId: string): Promise<boolean> => recount(tenantId, () => count(tenantId));
