import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { paidOn } from '#shared/domains/agreements/payout/rules.ts';
import { payoutFor } from '../view.ts';
import { changePayout } from '../write.ts';

export const handler = endpoint(payoutContract.routes.pay, async ({ params, body, ctx }) => {
  const before = await payoutFor(ctx, { id: params.id, rev: body.rev });
  const paid = paidOn(before, body.date, await agencyDay(ctx));
  return changePayout(ctx, { agreementId: before.agreement.id, before, fields: () => paid, action: 'markPaid' });
});
