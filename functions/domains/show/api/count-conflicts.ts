import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { conflictsOf } from '../conflict-store.ts';

export const handler = endpoint(showContract.routes.countConflicts, async ({ body, ctx }) => ({
  count: (await conflictsOf(ctx, body)).length,
}));
