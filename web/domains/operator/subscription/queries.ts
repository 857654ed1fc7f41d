import type { QueryClient } from '@tanstack/react-query';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { meQuery } from '#web/platform/me.ts';

const { get, invoices, ofClient, ofClients, offer } = subscriptionContract.routes;
export const ownQuery = queryOf(get, {});
export const billsQuery = queryOf(invoices, {});
export const offerQuery = queryOf(offer, {});
export const clientQuery = (id: string) => queryOf(ofClient, { params: { id } });

/** Fetches again what a change may have touched. An agency that paid may write again. */
export async function subscriptionWritten(queries: QueryClient): Promise<void> {
  const touched = [get.id, invoices.id, ofClient.id, ofClients.id, offer.id];
  await Promise.all([
    ...touched.map((id) => queries.invalidateQueries({ queryKey: [id] })),
    queries.invalidateQueries({ queryKey: meQuery.queryKey }),
  ]);
}
