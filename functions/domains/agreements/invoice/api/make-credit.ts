import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkNotDeducted } from '../deduction-guard.ts';
import { creditDraft } from '../make-credit.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.makeCredit, async ({ params, body, ctx }) => {
  const original = await invoiceForUpdate(ctx, params.id, body.rev);
  await checkNotDeducted(ctx.tenantId, original);
  return shown(ctx, await invoiceStore.create(ctx, creditDraft(ctx, original)));
});
