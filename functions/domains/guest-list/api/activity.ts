import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { seenEntries } from '#functions/platform/inside.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { guestListContract } from '#shared/domains/guest-list/contract.ts';
import { hiddenFields, seenList } from '../access.ts';

export const handler = endpoint(guestListContract.routes.activity, async ({ params, query, ctx }) => {
  const { no } = await seenList(ctx, params.id);
  const rows = await activityOf(ctx.tenantId, 'guestList', no, 50, query.before);
  return { rows: seenEntries(ctx, rows, hiddenFields(ctx)) };
});
