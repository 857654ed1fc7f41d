import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { fold } from '#shared/kernel/text.ts';
import { fileFor } from '../access-store.ts';
import { fileStore, filesOf } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Its name, what it is about and who outside may see it; two files of one record never share a name. */
export const handler = endpoint(fileContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  await fileFor(ctx, params.id);
  const before = await fileStore.getForUpdate(ctx, params.id, rev);
  const others = (await filesOf(ctx, before)).filter(({ id }) => id !== before.id);
  const taken = !before.isOld && others.some(({ name }) => fold(name) === fold(input.name));
  if (taken) throw new AppError('exists', { field: 'name' });
  return withThumbnail(await fileStore.update(ctx, before, { ...before, ...input }));
});
