import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { checkMaySend } from '../access.ts';
import { copyLink } from '../public/staff.ts';
import { linkOf } from '../store.ts';

export const handler = endpoint(linkContract.routes.copy, async ({ params, body, ctx }) => {
  checkMaySend(ctx, body.entity);
  const link = await linkOf(ctx.tenantId, body.entity, params.id);
  await targetOf(ctx, { entity: body.entity, recordId: link.recordId });
  return copyLink(ctx, link);
});
