import { queryOptions } from '@tanstack/react-query';
import { contractContract } from '#shared/domains/contract/contract.ts';
import type { Contract, FileKind } from '#shared/domains/contract/schemas.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';

const { get, list, download, activity } = contractContract.routes;

/** How often a page asks for the paper while that is being made. */
const POLL_MS = 1_000;

/** Asks again until the paper is there or has failed. */
export const contractQuery = (id: string) => ({
  ...queryOf(get, { params: { id } }),
  refetchInterval: (query: { state: { data?: Contract | undefined } }) =>
    query.state.data?.rendered.state === 'pending' ? POLL_MS : (false as const),
});
export const contractKey = (id: string) => queryOf(get, { params: { id } }).queryKey;

export const contractsOfShow = (showId: string) =>
  queryOf(list, {
    body: { filters: [{ field: 'show', values: [showId] }], sort: { by: 'number', direction: 'desc' } },
  });

export const contractActivity = (id: string) => queryOf(activity, { params: { id }, query: {} });
export const linksQuery = (id: string) =>
  queryOf(linkContract.routes.list, { body: { entity: 'contract', recordId: id } });

/** The bytes of one state of a contract; a state never changes, so they are asked for once. */
export const paperQuery = (id: string, hash: string, kind: FileKind) =>
  queryOptions({
    queryKey: ['contract.paper', id, hash, kind],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Blob> => {
      const { url } = await call(download, { params: { id }, body: { kind, inline: true } }, { signal });
      const reply = await fetch(url, { signal, referrerPolicy: 'no-referrer' });
      if (!reply.ok) throw new Error(`paper: ${reply.status}`);
      return reply.blob();
    },
  });

/** All that is shown of contracts is asked again. */
export const isContractQuery = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  [list.id, get.id, activity.id, linkContract.routes.list.id].includes(String(queryKey[0]));
