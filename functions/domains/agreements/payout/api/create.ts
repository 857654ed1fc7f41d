import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { changePayout, payoutOf } from '../write.ts';

export const handler = endpoint(payoutContract.routes.create, ({ params, body, ctx }) =>
  changePayout(ctx, {
    agreementId: params.id,
    fields: (agreement) => payoutOf(agreement, body),
    action: 'planPayout',
  }),
);
