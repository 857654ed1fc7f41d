import type { QueryClient } from '@tanstack/react-query';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { queryOf } from '#web/platform/api.ts';

export const dealQuery = (id: string) => queryOf(dealContract.routes.get, { params: { id } });
export const settlementQuery = (id: string) => queryOf(dealContract.routes.settlement, { params: { id } });

/** The show says its fee, and its revision has moved: both are asked again with the deal, and the list of taxes. */
export const dealWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => /^(deal|show|withholding)\./.test(String(queryKey[0])) });
