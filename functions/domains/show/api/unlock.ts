import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { visible } from '../access.ts';
import { unlocked } from '../lock.ts';
import { showForUpdate } from '../seen-store.ts';

export const handler = endpoint(showContract.routes.unlock, async ({ params, body, ctx }) =>
  visible(ctx, await unlocked(ctx, await showForUpdate(ctx, params.id, body.rev), body.reason)),
);
