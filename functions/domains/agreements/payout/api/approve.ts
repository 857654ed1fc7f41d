import { shown } from '#functions/domains/agreements/agreement/public/view.ts';
import { purchaseForUpdate } from '#functions/domains/agreements/purchase-agreement/public/for-update.ts';
import { purchaseKind } from '#functions/domains/agreements/purchase-agreement/public/kind.ts';
import { newsForHolders } from '#functions/domains/agreements/purchase-agreement/public/tell.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { creatorsOf } from '#functions/platform/record/activity.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { plannedPayout } from '#shared/domains/agreements/payout/rules.ts';
import { approved } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import { payoutOf, writePayout } from '../write.ts';

export const handler = endpoint(payoutContract.routes.approve, async ({ params, body, ctx }) => {
  const before = await purchaseForUpdate(ctx, params.id, body.rev);
  const { userId, name, impersonator } = ctx.actor;
  const creators = await creatorsOf(ctx.tenantId, 'purchaseAgreement', before.no);
  const approval = { userId, name, at: ctx.now.toISOString() };
  const changed = approved(before, approval, impersonator ? [...creators, userId] : creators);
  const fields = payoutOf(before, plannedPayout(changed, await agencyDay(ctx)));
  const told = { right: 'purchaseAgreement.pay', kind: 'purchaseToPay', without: [userId] } as const;
  const options = { action: 'approveInvoice', outbox: await newsForHolders(ctx, before, told) };
  const { agreement } = await writePayout(ctx, { agreement: before, changed, fields, options });
  return shown(purchaseKind, ctx, agreement) as Promise<never>;
});
