import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { planOf } from '../plan.ts';

/**
 * Lists the appointments. Users outside see pending requests among them. The agency sees those in a view of its own
 * until they are approved.
 */
export const handler = endpoint(planningContract.routes.appointments, ({ body, ctx }) =>
  planOf(ctx, body, !isInternal(ctx)),
);
