import type { QueryClient } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Show, ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { call } from '#web/platform/api.ts';
import { showQuery, TOUCHED_BY_SHOWS } from './show-queries.ts';

const { list, setStatus, takeBack: takeBackRoute } = showContract.routes;

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
export const takeBack = (now: readonly Show[], before: readonly StatusHolder[]) => {
  const shows = now.map((show) => {
    const { statusId, rank, expiresOn } = before.find(({ id }) => id === show.id) ?? show;
    return { id: show.id, rev: show.rev, statusId, rank, expiresOn };
  });
  return call(takeBackRoute, { body: { shows } });
};

/** By then the ranks of a night have closed up. */
const SETTLED_MS = 3_000;

const touched = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED_BY_SHOWS.includes(String(queryKey[0])) });

/** Puts saved shows into the cached queries, and reloads the other queries that they change. */
export function showWritten(client: QueryClient, shows: readonly Show[]): void {
  const byId = new Map(shows.map((show) => [show.id, show]));
  for (const show of shows) client.setQueryData(showQuery(show.id).queryKey, show);
  client.setQueriesData<Paged<ShowRow>>(
    { queryKey: [list.id] },
    (page) => page && { ...page, rows: page.rows.map((row) => byId.get(row.id) ?? row) },
  );
  touched(client);
  // A waiting option moves up in the background when the one before it is an option no longer.
  if (shows.some(({ phase }) => phase !== 'options')) setTimeout(() => touched(client), SETTLED_MS);
}

/** Reloads a show after a write that does not answer with the show, and all queries that contain it. */
export function showTouched(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: showQuery(id).queryKey });
  touched(client);
}
