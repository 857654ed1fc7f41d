import type { QueryClient } from '@tanstack/react-query';
import { showContract } from '#shared/domains/show/contract.ts';
import type { Show, ShowRow } from '#shared/domains/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import type { Paged } from '#shared/kernel/paging.ts';
import { call } from '#web/platform/api.ts';
import { showQuery, TOUCHED_BY_SHOWS } from '../queries.ts';

const { list, setStatus } = showContract.routes;

/** As much of a show as its status needs: rows, previews and whole shows have it. */
export type StatusHolder = Pick<ShowRow, 'id' | 'rev' | 'statusId' | 'phase' | 'rank' | 'expiresOn'>;
export interface StatusChange {
  readonly statusId: string;
  readonly rank?: number;
  readonly expiresOn?: LocalDate | undefined;
}

export const putStatus = (
  { id, rev }: Pick<ShowRow, 'id' | 'rev'>,
  { statusId, rank = 0, expiresOn }: StatusChange,
): Promise<Show> =>
  call(setStatus, { params: { id }, body: { rev, statusId, rank, ...(expiresOn ? { expiresOn } : {}) } });

/** Gives shows the status they had, on top of what they are now. */
export const takeBack = (now: readonly Show[], before: readonly StatusHolder[]): Promise<Show[]> =>
  Promise.all(now.map((show) => putStatus(show, before.find(({ id }) => id === show.id) ?? show)));

/** Puts written shows where they are shown at once, and asks again for whatever else they change. */
export function showWritten(client: QueryClient, shows: readonly Show[]): void {
  const byId = new Map(shows.map((show) => [show.id, show]));
  for (const show of shows) client.setQueryData(showQuery(show.id).queryKey, show);
  client.setQueriesData<Paged<ShowRow>>(
    { queryKey: [list.id] },
    (page) => page && { ...page, rows: page.rows.map((row) => byId.get(row.id) ?? row) },
  );
  void client.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED_BY_SHOWS.includes(String(queryKey[0])) });
}
