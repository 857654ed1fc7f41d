import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkAccess, visible } from '../access.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.preview, async ({ params, ctx }) =>
  seenOne(ctx, 'show', visible(ctx, checkAccess(ctx, await showStore.get(ctx, params.id)))),
);
