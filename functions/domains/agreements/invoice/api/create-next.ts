import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.createNext, async ({ params, body, ctx }) => {
  if (body.kind !== 'commission') {
    const { createNext } = await import('../create-of-show.ts');
    return shown(ctx, await createNext(ctx, params.id, body));
  }
  const { createCommission } = await import('../draft-commission.ts');
  return shown(ctx, await createCommission(ctx, params.id, body));
});
