import { shown } from '#functions/domains/agreements/agreement/public/view.ts';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { enteringInvoice } from '../public/enter-invoice.ts';
import { purchaseForUpdate } from '../public/for-update.ts';
import { purchaseKind } from '../public/kind.ts';

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
    const { after, writes } = await enteringInvoice(ctx, before, invoice);
    await checkFile(ctx, before.id, invoice.fileId);
    await commit(writes);
    return shown(purchaseKind, ctx, after) as Promise<never>;
  },
);
