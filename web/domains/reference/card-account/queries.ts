import type { QueryClient } from '@tanstack/react-query';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import { queryOf } from '#web/platform/api.ts';

export const accountsQuery = queryOf(cardAccountContract.routes.list, {});
export const accountsWritten = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
