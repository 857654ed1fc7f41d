import { endWrites } from '#functions/domains/agreements/agreement/public/end.ts';
import { shown } from '#functions/domains/agreements/agreement/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { stageAfter } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import { purchaseForUpdate } from '../public/for-update.ts';
import { purchaseKind } from '../public/kind.ts';
import { purchaseStore } from '../store.ts';

export const handler = endpoint(purchaseAgreementContract.routes.cancel, async ({ params, body, ctx }) => {
  const before = await purchaseForUpdate(ctx, params.id, body.rev);
  const after = { ...before, stage: stageAfter(before, 'cancel'), cancelReason: body.reason };
  const extra = await endWrites(purchaseKind, ctx, before);
  const saved = await purchaseStore.update(ctx, before, after, { action: 'cancel', extra });
  return shown(purchaseKind, ctx, saved) as Promise<never>;
});
