import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { fileFor } from '../access-store.ts';
import { fileNamed, fileStore, renamed } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Its name, what it is about and who outside may see it; two files of one record never share a name. */
export const handler = endpoint(fileContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  await fileFor(ctx, params.id);
  const before = await fileStore.getForUpdate(ctx, params.id, rev);
  if (before.isOld) return withThumbnail(await fileStore.update(ctx, before, { ...before, ...input }));
  const other = await fileNamed(ctx, before, input.name);
  if (other && other.id !== before.id) throw new AppError('exists', { field: 'name' });
  const extra = await renamed(ctx, before, before.name, input.name);
  return withThumbnail(await fileStore.update(ctx, before, { ...before, ...input }, { extra }));
});
