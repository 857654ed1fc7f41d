import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { checkPlanned } from '#shared/domains/agreements/payout/rules.ts';
import { payoutFor } from '../view.ts';
import { changePayout } from '../write.ts';

export const handler = endpoint(payoutContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await payoutFor(ctx, { id: params.payoutId, agreementId: params.id, rev });
  checkPlanned(before);
  const fields = () => ({ ...before, ...input });
  return changePayout(ctx, { agreementId: params.id, before, fields, action: 'changePayout' });
});
