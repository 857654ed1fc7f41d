import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { dropPayment } from '../change.ts';

export const handler = endpoint(paymentContract.routes.drop, ({ params, ctx }) => dropPayment(ctx, { id: params.id }));
