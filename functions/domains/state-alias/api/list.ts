import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import { aliasesOf } from '../store.ts';

export const handler = endpoint(stateAliasContract.routes.list, async ({ query, ctx }) => {
  const rows = await aliasesOf(ctx);
  return { rows: rows.filter(({ countryId }) => !query.countryId || countryId === query.countryId) };
});
