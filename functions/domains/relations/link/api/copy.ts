import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { pathOfLink, stateAt } from '#shared/domains/relations/link/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { checkMaySend } from '../access.ts';
import { logOnRecord } from '../public/log.ts';
import { linkOf, mintSecret } from '../store.ts';

export const handler = endpoint(linkContract.routes.copy, async ({ params, body, ctx }) => {
  checkMaySend(ctx, body.entity);
  const link = await linkOf(ctx.tenantId, body.entity, params.id);
  await targetOf(ctx, { entity: body.entity, recordId: link.recordId });
  if (stateAt(link, ctx.now.toISOString()) !== 'live') throw new AppError('link.ended');
  const { secret, writes } = mintSecret(link, link);
  await commit([...writes, logOnRecord(ctx, link, 'linkCopied')]);
  return { url: `${env.pageBase()}${pathOfLink(link.kind, secret)}` };
});
