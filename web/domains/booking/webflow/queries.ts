import type { QueryClient } from '@tanstack/react-query';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import type { ShownConnection } from '#shared/domains/booking/webflow/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

export const connectionQuery = queryOf(webflowContract.routes.get, {});
export const connectionWritten = (queries: QueryClient, saved: ShownConnection): void => {
  queries.setQueryData(connectionQuery.queryKey, saved);
};
