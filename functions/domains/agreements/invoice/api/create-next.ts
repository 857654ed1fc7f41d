import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { createNext } from '../create-of-show.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.createNext, async ({ params, body, ctx }) => {
  if (body.kind !== 'commission') return shown(ctx, await createNext(ctx, params.id, body));
  const { createCommission } = await import('../draft-commission.ts');
  return shown(ctx, await createCommission(ctx, params.id, body));
});
