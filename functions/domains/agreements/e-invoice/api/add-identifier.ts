import { addIdentifier } from '#functions/platform/authority/access-point.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { checkScheme } from '#shared/domains/agreements/e-invoice/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { acceptedBy } from '../answer.ts';
import { bookkeepingWithEntity, keepEntity } from '../entity.ts';

export const handler = endpoint(eInvoiceContract.routes.addIdentifier, async ({ query, body, ctx }) => {
  const { bookkeeping, entity } = await bookkeepingWithEntity(ctx, query.legalEntityId);
  if (!entity) throw new AppError('einvoice.noEntity');
  checkScheme(body.scheme, entity.country);
  const isThere = entity.identifiers.some(({ scheme, id }) => scheme === body.scheme && id === body.id);
  if (isThere) throw new AppError('einvoice.identifierTaken', { field: 'id' });
  await acceptedBy(addIdentifier(entity.entityId, body));
  return keepEntity(ctx, bookkeeping, entity, { ...entity, identifiers: [...entity.identifiers, body] });
});
