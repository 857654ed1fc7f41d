import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { checkMaySend } from '../access.ts';
import { linkRows } from '../public/staff.ts';

export const handler = endpoint(linkContract.routes.list, async ({ body, ctx }) => {
  checkMaySend(ctx, body.entity);
  await targetOf(ctx, body);
  return { rows: await linkRows(ctx, body.entity, body.recordId) };
});
