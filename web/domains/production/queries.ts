import type { QueryClient } from '@tanstack/react-query';
import { productionContract } from '#shared/domains/production/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { run, budget } = productionContract.routes;
export const runQuery = (id: string) => queryOf(run, { params: { id } });
export const budgetQuery = (id: string) => queryOf(budget, { params: { id } });

/** A show says its production: both are asked again when one is linked or taken out. */
export const runWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => /^(production|show)\./.test(String(queryKey[0])) });
