import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { seenEntries } from '#functions/platform/inside.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { hiddenFields, rideSeen } from '../access.ts';

export const handler = endpoint(groundTransportContract.routes.activity, async ({ params, query, ctx }) => {
  const { no } = await rideSeen(ctx, params.id);
  const rows = await activityOf(ctx.tenantId, 'groundTransport', no, 50, query.before);
  return { rows: seenEntries(ctx, rows, hiddenFields(ctx)) };
});
