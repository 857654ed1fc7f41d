import { shown } from '#functions/domains/agreements/agreement/public/view.ts';
import { fileOn } from '#functions/domains/attached/file/public/access.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { creatorsOf } from '#functions/platform/record/activity.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { withInvoice } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import { purchaseForUpdate } from '../public/for-update.ts';
import { purchaseKind } from '../public/kind.ts';
import { newsForHolders } from '../public/tell.ts';
import { purchaseStore } from '../store.ts';

export const handler = endpoint(
  purchaseAgreementContract.routes.enterInvoice,
  async ({ params, body: { rev, ...invoice }, ctx }) => {
    const before = await purchaseForUpdate(ctx, params.id, rev);
    const after = withInvoice(before, invoice, await agencyDay(ctx));
    const subject = { entity: 'purchaseAgreement', recordId: before.id } as const;
    if (invoice.fileId) await fileOn(ctx, subject, invoice.fileId);
    const without = [ctx.actor.userId, ...(await creatorsOf(ctx.tenantId, 'purchaseAgreement', before.no))];
    const asked = { right: 'purchaseAgreement.approve', kind: 'purchaseToApprove', without } as const;
    const outbox = before.stage === after.stage ? [] : await newsForHolders(ctx, before, asked);
    const saved = purchaseStore.update(ctx, before, after, { action: 'enterInvoice', outbox });
    return shown(purchaseKind, ctx, await saved) as Promise<never>;
  },
);
