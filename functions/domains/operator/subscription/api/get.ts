import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { shownFor } from '../own.ts';

export const handler = endpoint(subscriptionContract.routes.get, ({ ctx }) => shownFor(ctx.tenantId, ctx.now));
