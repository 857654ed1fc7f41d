import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { fileFor, mayChangeFile, placeFor } from '../public/access.ts';
import { fileStore, renamed } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Its name, what it is about and who outside may see it; two files of one record never share a name. */
export const handler = endpoint(fileContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, name: wanted, ...labels } = body;
  await fileFor(ctx, params.id);
  const before = await fileStore.getForUpdate(ctx, params.id, rev);
  if (!mayChangeFile(ctx, before)) throw new AppError('denied');
  const { name, former: other } = await placeFor(ctx, before, wanted);
  const input = { ...labels, name };
  if (before.isOld) return withThumbnail(await fileStore.update(ctx, before, { ...before, ...input }));
  if (other && other.id !== before.id) throw new AppError('exists', { field: 'name' });
  const extra = await renamed(ctx, before, before.name, name);
  return withThumbnail(await fileStore.update(ctx, before, { ...before, ...input }, { extra }));
});
