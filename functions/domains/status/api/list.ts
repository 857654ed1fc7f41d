import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { statusesOf } from '../store.ts';

export const handler = endpoint(statusContract.routes.list, async ({ query, ctx }) => ({
  rows: await statusesOf(ctx, query.mainArea),
}));
