import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import { checkMaySend } from '../access.ts';
import { linksOf } from '../store.ts';

export const handler = endpoint(linkContract.routes.list, async ({ body, ctx }) => {
  checkMaySend(ctx, body.entity);
  await targetOf(ctx, body);
  const links = await linksOf(ctx.tenantId, body.entity, body.recordId);
  return { rows: links.map((link) => ({ ...link, state: stateAt(link, ctx.now.toISOString()) })) };
});
