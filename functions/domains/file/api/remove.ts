import { titleOfTarget } from '#functions/domains/target/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { done } from '#shared/kernel/ids.ts';
import { fileStore } from '../store.ts';

/** Gone from its record; the bytes stay until the bucket's own retention ends. */
export const handler = endpoint(fileContract.routes.remove, async ({ params, ctx }) => {
  const file = await fileStore.get(ctx, params.id);
  await titleOfTarget(ctx, file);
  await fileStore.remove(ctx, file);
  return done;
});
