import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { scheduleDays } from '#shared/domains/calendars/planning/rules.ts';
import { planOf } from '../plan.ts';

export const handler = endpoint(planningContract.routes.schedule, async ({ body, ctx }) => {
  const { range, date, ...asked } = body;
  const days = scheduleDays(range, date);
  return { ...days, ...(await planOf(ctx, { ...days, ...asked })) };
});
