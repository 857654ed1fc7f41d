import type { QueryClient } from '@tanstack/react-query';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import type { Entity } from '#shared/domains/agreements/e-invoice/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

export const entityQuery = (id: string) => queryOf(eInvoiceContract.routes.entity, { params: { id } });

/** Shows the answer of a write in place of what the page knew. */
export const entityWritten = (queries: QueryClient, entity: Entity): void => {
  queries.setQueryData(entityQuery(entity.bookkeepingId).queryKey, entity);
};
