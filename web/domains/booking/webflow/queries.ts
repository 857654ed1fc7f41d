import type { QueryClient } from '@tanstack/react-query';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import type { ShownDates } from '#shared/domains/booking/webflow/dates-schemas.ts';
import type { ShownConnection } from '#shared/domains/booking/webflow/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

const { collections, dates, fields, get, sites } = webflowContract.routes;
export const connectionQuery = queryOf(get, {});
export const datesQuery = queryOf(dates, {});
/** Choices as Webflow has them: asked for anew each time. */
export const sitesQuery = { ...queryOf(sites, {}), staleTime: 0, retry: false };
export const collectionsQuery = (siteId: string) => ({
  ...queryOf(collections, { query: { siteId } }),
  enabled: siteId !== '',
  retry: false,
});
export const fieldsQuery = (collectionId: string) => ({
  ...queryOf(fields, { query: { collectionId } }),
  enabled: collectionId !== '',
  retry: false,
});

/** Shows a saved connection at once. Publishing follows it. */
export function connectionWritten(queries: QueryClient, saved: ShownConnection): void {
  queries.setQueryData(connectionQuery.queryKey, saved);
  void queries.invalidateQueries({ queryKey: datesQuery.queryKey });
}
export const datesWritten = (queries: QueryClient, saved: ShownDates): void => {
  queries.setQueryData(datesQuery.queryKey, saved);
};
