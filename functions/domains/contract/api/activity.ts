import { seenChanges } from '#functions/domains/free-field/activity-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isInside } from '#functions/platform/inside.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { changesOnPaper } from '#shared/domains/contract/changes.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractStore } from '../store.ts';
import { checkAccess } from '../view.ts';

/** What people outside hear of: not how the paper came about, nor who else got it. */
const OUTSIDE = ['send', 'void'];

export const handler = endpoint(contractContract.routes.activity, async ({ params, query, ctx }) => {
  const { no } = checkAccess(ctx, await contractStore.get(ctx, params.id));
  const rows = await activityOf(ctx.tenantId, 'contract', no, 50, query.before);
  if (isInside(ctx)) {
    const seen = await seenChanges(ctx, rows, () => 'contract');
    return { rows: seen.map((row) => ({ ...row, changes: changesOnPaper(row.changes) })) };
  }
  return { rows: rows.filter(({ action }) => OUTSIDE.includes(action)).map((row) => ({ ...row, changes: [] })) };
});
