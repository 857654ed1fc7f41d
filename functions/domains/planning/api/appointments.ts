import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { planningContract } from '#shared/domains/planning/contract.ts';
import { planOf } from '../plan.ts';

export const handler = endpoint(planningContract.routes.appointments, ({ body, ctx }) => planOf(ctx, body, true));
