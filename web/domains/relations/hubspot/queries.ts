import type { QueryClient } from '@tanstack/react-query';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import type { ShownConnection } from '#shared/domains/relations/hubspot/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

export const connectionQuery = queryOf(hubspotContract.routes.get, {});
export const openQuery = queryOf(hubspotContract.routes.open, {});

/** Shows a saved connection at once, and fetches what is to be looked at. */
export function connectionWritten(queries: QueryClient, saved: ShownConnection): void {
  queries.setQueryData(connectionQuery.queryKey, saved);
  void queries.invalidateQueries({ queryKey: openQuery.queryKey });
}
