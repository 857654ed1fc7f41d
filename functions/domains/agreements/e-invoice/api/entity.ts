import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { bookkeepingWithEntity, entityView } from '../entity.ts';

export const handler = endpoint(eInvoiceContract.routes.entity, async ({ params, ctx }) => {
  const { bookkeeping, entity } = await bookkeepingWithEntity(ctx, params.id);
  return entityView(ctx, bookkeeping, entity);
});
