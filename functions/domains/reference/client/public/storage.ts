import { holdTo } from '#functions/platform/files/taken-uploads.ts';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { storageBytes } from '#shared/domains/reference/client/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { clientOf } from '../store.ts';

/** Refuses what the agency has no room for. */
export async function checkStorage({ tenantId }: { readonly tenantId: string }, size: number): Promise<void> {
  const [client, stored] = await Promise.all([clientOf(tenantId), storedBytes(tenantId)]);
  const refused = () => new AppError('file.full', { field: 'size', params: { max: client.maxStorage } });
  if (stored + size > storageBytes(client)) throw refused();
  holdTo({ tenantId, bytes: storageBytes(client), refused });
}
