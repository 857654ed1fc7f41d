import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { usageOf } from '../public/owned.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.usage, async ({ params, ctx }) =>
  usageOf(ctx, await userStore.get(ctx, params.id)),
);
