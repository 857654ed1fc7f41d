import { contractStore } from '#functions/domains/contract/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { withdrawn } from '#shared/domains/link/rules.ts';
import { logOnRecord } from '../log-store.ts';
import { linkOf, saveLink } from '../store.ts';

/** One write kills every secret of the link. */
export const handler = endpoint(linkContract.routes.withdraw, async ({ params, ctx }) => {
  const link = await linkOf(ctx.tenantId, 'contract', params.id);
  artistAccess.check(ctx, (await contractStore.get(ctx, link.recordId)).artistIds);
  const after = withdrawn(link, ctx.now.toISOString());
  await saveLink(link, after, logOnRecord(ctx, after, 'linkWithdrawn'));
  return after;
});
