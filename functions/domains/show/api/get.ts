import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkAccess, visible } from '../prepare.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.get, async ({ params, ctx }) =>
  visible(ctx, checkAccess(ctx, await showStore.get(ctx, params.id))),
);
