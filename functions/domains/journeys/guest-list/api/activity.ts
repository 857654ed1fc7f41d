import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { seenLog } from '#functions/platform/record/fields.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { guestListFieldWords as words } from '#shared/domains/journeys/guest-list/field-words.ts';
import { guestListFields as fields } from '#shared/domains/journeys/guest-list/fields.ts';
import { seenList } from '../public/access.ts';

export const handler = endpoint(guestListContract.routes.activity, async ({ params, query, ctx }) => {
  const { no } = await seenList(ctx, params.id);
  const rows = await activityOf(ctx.tenantId, 'guestList', no, 50, query.before);
  return { rows: seenLog(ctx, { fields, words }, rows) };
});
