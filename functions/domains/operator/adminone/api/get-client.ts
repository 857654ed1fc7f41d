import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { withHealth } from '../health.ts';

export const handler = endpoint(adminoneContract.routes.getClient, async ({ params, ctx }) =>
  withHealth(await clientOf(params.id), ctx.now),
);
