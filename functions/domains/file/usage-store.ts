import { clientOf } from '#functions/domains/client/store.ts';
import { storedBytes } from '#functions/platform/file-usage.ts';
import { storageBytes } from '#shared/domains/client/rules.ts';
import { AppError } from '#shared/kernel/error.ts';

/** Refuses what the agency has no room for. */
export async function checkStorage({ tenantId }: { readonly tenantId: string }, size: number): Promise<void> {
  const [client, stored] = await Promise.all([clientOf(tenantId), storedBytes(tenantId)]);
  if (stored + size > storageBytes(client))
    throw new AppError('file.full', { field: 'size', params: { max: client.maxStorage } });
}
