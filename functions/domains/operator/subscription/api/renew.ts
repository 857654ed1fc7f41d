import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { renewAll } from '../renewal.ts';

export const handler = endpoint(subscriptionContract.routes.renew, ({ ctx }) => renewAll(ctx.now));
