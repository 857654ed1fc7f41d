import { useQueries } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { optionShowId } from '../model/option-show.ts';

/** The shows of all option notifications, as they are now: one request per page of the inbox. */
export function useOptionShows(pages: readonly (readonly Notification[])[]): ReadonlyMap<string, ShowRow> {
  const mayAct = useCan()('show.update');
  return useQueries({
    queries: pages
      .map((rows) => [...new Set(rows.flatMap((row) => optionShowId(row) ?? []))])
      .filter((ids) => mayAct && ids.length > 0)
      .map((ids) => queryOf(showContract.routes.byIds, { body: { ids } })),
    combine: (found) => new Map(found.flatMap(({ data }) => data?.rows ?? []).map((show) => [show.id, show])),
  });
}
