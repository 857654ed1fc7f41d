import { paperForUpdate, shown } from '#functions/domains/paper/view-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { purchaseAgreementContract } from '#shared/domains/purchase-agreement/contract.ts';
import { checkSignable } from '#shared/domains/purchase-agreement/rules.ts';
import type { PurchaseFields } from '#shared/domains/purchase-agreement/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { purchaseKind } from '../kind-store.ts';
import { purchaseStore } from '../store.ts';

/** Staff say that both sides have signed. */
export const handler = endpoint(purchaseAgreementContract.routes.sign, async ({ params, body, ctx }) => {
  checkInside(ctx);
  const before = (await paperForUpdate(purchaseKind, ctx, params.id, body.rev)) as Stored<PurchaseFields>;
  checkSignable(before);
  const after = { ...before, stage: 'signed' as const, signedAt: ctx.now.toISOString() };
  return shown(
    purchaseKind,
    ctx,
    await purchaseStore.update(ctx, before, after, { action: 'markSigned' }),
  ) as Promise<never>;
});
