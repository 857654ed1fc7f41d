import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { unlocked } from '#functions/platform/record/lock.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { visible } from '../public/visible.ts';
import { showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.unlock, async ({ params, body, ctx }) =>
  visible(ctx, await unlocked(ctx, showStore, await showForUpdate(ctx, params.id, body.rev), body.reason)),
);
