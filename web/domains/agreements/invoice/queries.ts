import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

const { get, activity } = invoiceContract.routes;

/** How often a page asks for the document while that is being made. */
const POLL_MS = 1_000;

/** Asks again until the document is there or has failed. */
export const invoiceQuery = (id: string) => ({
  ...queryOf(get, { params: { id } }),
  refetchInterval: (query: { state: { data?: Invoice | undefined } }) =>
    query.state.data?.rendered?.state === 'pending' ? POLL_MS : (false as const),
});
export const invoiceActivity = (id: string) => queryOf(activity, { params: { id }, query: {} });
