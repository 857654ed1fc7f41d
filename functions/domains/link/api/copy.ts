import { contractStore } from '#functions/domains/contract/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { env } from '#functions/platform/env.ts';
import { commit } from '#functions/platform/write.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { stateAt } from '#shared/domains/link/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { logOnRecord } from '../log-store.ts';
import { linkOf, mintSecret } from '../store.ts';

export const handler = endpoint(linkContract.routes.copy, async ({ params, ctx }) => {
  const link = await linkOf(ctx.tenantId, 'contract', params.id);
  artistAccess.check(ctx, (await contractStore.get(ctx, link.recordId)).artistIds);
  if (stateAt(link, ctx.now.toISOString()) !== 'live') throw new AppError('link.ended');
  const { secret, writes } = mintSecret(link, link);
  await commit([...writes, logOnRecord(ctx, link, 'linkCopied')]);
  return { url: `${env.pageBase()}/download/${secret}` };
});
