import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isInside } from '#functions/platform/inside.ts';
import { planningContract } from '#shared/domains/planning/contract.ts';
import { planOf } from '../plan.ts';

/** Who asks from outside sees what waits among the rest; the agency has it in a view of its own until it is approved. */
export const handler = endpoint(planningContract.routes.appointments, ({ body, ctx }) =>
  planOf(ctx, body, !isInside(ctx)),
);
