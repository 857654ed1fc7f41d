import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkAccess } from '../prepare.ts';
import { showStore } from '../store.ts';

const DEAL_FIELDS = ['fee'];
const INTERNAL_FIELDS = ['internalNotes'];

/** What changed and by whom; values the caller may not see in the show are not seen here either. */
export const handler = endpoint(showContract.routes.activity, async ({ params, query, ctx }) => {
  const show = checkAccess(ctx, await showStore.get(ctx, params.id));
  const hidden = [
    ...(ctx.actor.permissions.has('show.readDeal') ? [] : DEAL_FIELDS),
    ...(ctx.actor.environment === 'internal' ? [] : INTERNAL_FIELDS),
  ];
  const rows = await activityOf(ctx.tenantId, 'show', show.no, 50, query.before);
  return { rows: rows.map((row) => ({ ...row, changes: row.changes.filter((c) => !hidden.includes(c.field)) })) };
});
