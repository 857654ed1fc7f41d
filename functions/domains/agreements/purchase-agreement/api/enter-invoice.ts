import { shown } from '#functions/domains/agreements/agreement/public/view.ts';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { creatorsOf } from '#functions/platform/record/activity.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { withInvoice } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { purchaseForUpdate } from '../public/for-update.ts';
import { purchaseKind } from '../public/kind.ts';
import { newsForHolders } from '../public/tell.ts';
import { purchaseStore } from '../store.ts';

/** Refuses a file that is not among the files of the agreement. */
async function checkFile(ctx: UserContext, recordId: Id, fileId: Id | undefined): Promise<void> {
  if (!fileId) return;
  const file = await fileStore.find(ctx, fileId);
  const isIts = file && !file.deletedAt && file.entity === 'purchaseAgreement' && file.recordId === recordId;
  if (!isIts) throw new AppError('choice', { field: 'fileId' });
}

export const handler = endpoint(
  purchaseAgreementContract.routes.enterInvoice,
  async ({ params, body: { rev, ...invoice }, ctx }) => {
    const before = await purchaseForUpdate(ctx, params.id, rev);
    const after = withInvoice(before, invoice, await agencyDay(ctx));
    await checkFile(ctx, before.id, invoice.fileId);
    const without = [ctx.actor.userId, ...(await creatorsOf(ctx.tenantId, 'purchaseAgreement', before.no))];
    const asked = { right: 'purchaseAgreement.approve', kind: 'purchaseToApprove', without } as const;
    const outbox = before.stage === after.stage ? [] : await newsForHolders(ctx, before, asked);
    const saved = purchaseStore.update(ctx, before, after, { action: 'enterInvoice', outbox });
    return shown(purchaseKind, ctx, await saved) as Promise<never>;
  },
);
