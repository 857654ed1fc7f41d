import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { createNext } from '../create-of-show.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.createNext, async ({ params, body, ctx }) => {
  const isCommission = body.kind === 'commission';
  const create = isCommission ? (await import('../commission.ts')).createCommission : createNext;
  return shown(ctx, await create(ctx, params.id, body));
});
