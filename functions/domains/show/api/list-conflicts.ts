import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { conflictsOf } from '../conflict-store.ts';

export const handler = endpoint(showContract.routes.listConflicts, async ({ body, ctx }) => ({
  rows: await conflictsOf(ctx, body),
}));
