import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { payoutFor } from '../view.ts';
import { changePayout } from '../write.ts';

export const handler = endpoint(payoutContract.routes.remove, async ({ params, body, ctx }) => {
  const before = await payoutFor(ctx, { id: params.payoutId, agreementId: params.id, rev: body.rev });
  const { agreement } = await changePayout(ctx, { agreementId: params.id, before, action: 'removePayout' });
  return { agreement };
});
