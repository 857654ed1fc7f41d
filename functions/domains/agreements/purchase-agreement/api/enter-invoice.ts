import { shown } from '#functions/domains/agreements/agreement/public/view.ts';
import { fileOn } from '#functions/domains/attached/file/public/access.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { enteringInvoice } from '../public/enter-invoice.ts';
import { purchaseForUpdate } from '../public/for-update.ts';
import { purchaseKind } from '../public/kind.ts';

export const handler = endpoint(
  purchaseAgreementContract.routes.enterInvoice,
  async ({ params, body: { rev, ...invoice }, ctx }) => {
    const before = await purchaseForUpdate(ctx, params.id, rev);
    const { after, writes } = await enteringInvoice(ctx, before, invoice);
    const subject = { entity: 'purchaseAgreement', recordId: before.id } as const;
    if (invoice.fileId) await fileOn(ctx, subject, invoice.fileId);
    await commit(writes);
    return shown(purchaseKind, ctx, after) as Promise<never>;
  },
);
