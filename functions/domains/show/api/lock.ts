import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { visible } from '../access.ts';
import { locked } from '../lock.ts';
import { showForUpdate } from '../seen-store.ts';

export const handler = endpoint(showContract.routes.lock, async ({ params, body, ctx }) =>
  visible(ctx, await locked(ctx, await showForUpdate(ctx, params.id, body.rev))),
);
