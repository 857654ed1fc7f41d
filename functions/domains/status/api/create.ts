import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { statusesOf, statusStore, unmarkDefault } from '../store.ts';

/** A new status stands last in its area. */
export const handler = endpoint(statusContract.routes.create, async ({ body, ctx }) => {
  const last = (await statusesOf(ctx, body.mainArea)).at(-1);
  const extra = body.isDefault ? await unmarkDefault(ctx, body.mainArea) : [];
  return statusStore.create(ctx, { ...body, sort: (last?.sort ?? 0) + 1 }, { extra });
});
