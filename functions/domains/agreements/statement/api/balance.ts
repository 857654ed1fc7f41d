import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { artistBalance } from '../figures.ts';

export const handler = endpoint(statementContract.routes.balance, async ({ params, ctx }) => {
  artistAccess.check(ctx, [params.artistId]);
  await artistStore.get(ctx, params.artistId);
  return { rows: await artistBalance(ctx, params.artistId) };
});
