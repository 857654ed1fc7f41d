import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.createCollective, async ({ body, ctx }) => {
  const { createCollective } = await import('../collective.ts');
  return shown(ctx, await createCollective(ctx, body));
});
