import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { fileFor } from '../public/access.ts';
import { removeFile } from '../store.ts';

/** Gone from its record, where the version before it stands again; the bytes stay until the bucket's retention ends. */
export const handler = endpoint(fileContract.routes.remove, async ({ params, ctx }) => {
  await removeFile(ctx, await fileFor(ctx, params.id));
  return done;
});
