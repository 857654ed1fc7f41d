import { contractStore } from '#functions/domains/contract/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { stateAt } from '#shared/domains/link/rules.ts';
import { linksOf } from '../store.ts';

export const handler = endpoint(linkContract.routes.list, async ({ body, ctx }) => {
  const contract = await contractStore.get(ctx, body.recordId);
  artistAccess.check(ctx, contract.artistIds);
  const links = await linksOf(ctx.tenantId, body.entity, body.recordId);
  return { rows: links.map((link) => ({ ...link, state: stateAt(link, ctx.now.toISOString()) })) };
});
