import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import { aliasesOf } from '../store.ts';

export const handler = endpoint(stateAliasContract.routes.unmapped, async ({ ctx }) => ({
  rows: await aliasesOf(ctx, { open: true }),
}));
