import type { QueryClient } from '@tanstack/react-query';
import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import type { ShownConnection } from '#shared/domains/reference/business-central/schemas.ts';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { queryOf } from '#web/platform/api.ts';

export const connectionQuery = queryOf(businessCentralContract.routes.get, {});

/** Shows a saved connection at once. Its projects are fetched anew. */
export function connectionWritten(queries: QueryClient, saved: ShownConnection): void {
  queries.setQueryData(connectionQuery.queryKey, saved);
  void queries.invalidateQueries({ queryKey: [businessCentralProjectContract.routes.list.id] });
}
