import type { QueryClient } from '@tanstack/react-query';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { whileRendered } from '#web/platform/while-rendered.ts';

const { get, activity } = statementContract.routes;

export const statementQuery = (id: string) => ({ ...queryOf(get, { params: { id } }), refetchInterval: whileRendered });
export const statementActivity = (id: string) => queryOf(activity, { params: { id }, query: {} });

/** Reloads statements and balances after a write. */
export const statementWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('statement.') });
