import type { QueryClient } from '@tanstack/react-query';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { queryOf } from '#web/platform/api.ts';

const { ofInvoice, problems } = cardPaymentContract.routes;
export const problemsQuery = queryOf(problems, { body: {} });
export const attemptsQuery = (id: Id) => queryOf(ofInvoice, { params: { id } });
export const attemptsWritten = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [ofInvoice.id] });
