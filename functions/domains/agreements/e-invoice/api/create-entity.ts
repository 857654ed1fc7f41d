import { makeEntity } from '#functions/platform/authority/access-point.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { acceptedBy } from '../answer.ts';
import { bookkeepingWithEntity, keepEntity } from '../entity.ts';

export const handler = endpoint(eInvoiceContract.routes.createEntity, async ({ body, ctx }) => {
  const { bookkeepingId, ...input } = body;
  const { bookkeeping, entity } = await bookkeepingWithEntity(ctx, bookkeepingId);
  if (entity) throw new AppError('einvoice.entityExists');
  const { id } = await acceptedBy(makeEntity({ reference: `${ctx.tenantId}-${bookkeeping.id}`, ...input }));
  return keepEntity(ctx, bookkeeping, undefined, { entityId: id, ...input, identifiers: [] });
});
