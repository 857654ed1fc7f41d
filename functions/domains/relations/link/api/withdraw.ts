import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { withdrawn } from '#shared/domains/relations/link/rules.ts';
import { checkMaySend } from '../access.ts';
import { logOnRecord } from '../public/log.ts';
import { linkOf, saveLink } from '../store.ts';

/** One write kills every secret of the link. */
export const handler = endpoint(linkContract.routes.withdraw, async ({ params, body, ctx }) => {
  checkMaySend(ctx, body.entity);
  const link = await linkOf(ctx.tenantId, body.entity, params.id);
  await targetOf(ctx, { entity: body.entity, recordId: link.recordId });
  const after = withdrawn(link, ctx.now.toISOString());
  await saveLink(link, after, logOnRecord(ctx, after, 'linkWithdrawn'));
  return after;
});
