import type { QueryClient } from '@tanstack/react-query';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

const { get, activity } = statementContract.routes;

/** How often a page asks for the PDF while that is being made. */
const POLL_MS = 1_000;
export const statementQuery = (id: string) => ({
  ...queryOf(get, { params: { id } }),
  refetchInterval: (query: { state: { data?: Statement | undefined } }) =>
    query.state.data?.rendered?.state === 'pending' ? POLL_MS : (false as const),
});
export const statementActivity = (id: string) => queryOf(activity, { params: { id }, query: {} });

/** Reloads statements and balances after a write. */
export const statementWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('statement.') });
