import type { QueryClient } from '@tanstack/react-query';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { queryOf } from '#web/platform/api.ts';

export const tokensQuery = queryOf(apiTokenContract.routes.list, { body: {} });
export const tokensWritten = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: tokensQuery.queryKey });
