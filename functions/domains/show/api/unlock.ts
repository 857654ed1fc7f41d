import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { showForUpdate, visible } from '../access.ts';
import { unlocked } from '../lock.ts';

export const handler = endpoint(showContract.routes.unlock, async ({ params, body, ctx }) =>
  visible(ctx, await unlocked(ctx, await showForUpdate(ctx, params.id, body.rev), body.reason)),
);
