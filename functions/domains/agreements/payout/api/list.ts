import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { payoutMapping, payoutStore } from '../store.ts';
import { shownPayout } from '../view.ts';

export const handler = endpoint(payoutContract.routes.list, async ({ body, ctx }) => {
  checkInternal(ctx);
  const seen = artistAccess.partyTo(ctx, (nos) => ({ column: 'company', anyOf: nos }));
  const page = await payoutStore.page(ctx, await listQuery(ctx, payoutMapping, body, seen));
  return { ...page, rows: page.rows.map((payout) => shownPayout(payout)) };
});
