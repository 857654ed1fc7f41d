import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inTheWay } from '../in-the-way.ts';

export const handler = endpoint(showContract.routes.countConflicts, async ({ body, ctx }) => {
  const { rows, busy } = await inTheWay(ctx, body);
  return { count: rows.length + busy.length };
});
