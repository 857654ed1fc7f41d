import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { paymentOf } from '../find.ts';

export const handler = endpoint(paymentContract.routes.get, ({ params, ctx }) => paymentOf(ctx, { id: params.id }));
