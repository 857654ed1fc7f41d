import { showMapping } from '#functions/domains/booking/show/store.ts';
import type { ListQuery } from '#functions/platform/list-index/types.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { PAGE_SIZE, PICKER_SIZE } from '#shared/kernel/contract/paging.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { TODAY } from './agency.ts';

type Shows = readonly Stored<ShowFields>[];
type Asked = Partial<ReturnType<typeof ShowListRequest.parse>>;
type Filter = NonNullable<Asked['filters']>[number];

/** Builds the query as a request of the list does, so a field that is gone throws. */
const query = (asked: Asked, perPage = PAGE_SIZE): ListQuery => ({
  ...queryOf(showMapping, ShowListRequest.parse(asked)),
  perPage,
});
const anyOf = (field: Filter['field'], ...values: string[]): Filter => ({ field, relation: 'anyOf', values });

const latest = { by: 'date', direction: 'desc' } as const;
const open = anyOf('phase', 'confirmed', 'options');
const year = { from: addDays(TODAY, -365), to: TODAY };

/** The query with which the list opens: all coming shows that are not cancelled. */
export const defaultList = query({ from: TODAY, filters: [open] });

export const pages = (shows: Shows): Record<string, ListQuery> => ({
  'default list': defaultList,
  'all, first page': query({ sort: latest }),
  'all, middle page': query({ page: Math.ceil(shows.length / PAGE_SIZE / 2), sort: latest }),
  'all, last page': query({ page: Math.ceil(shows.length / PAGE_SIZE), sort: latest }),
  'period of a year': query(year),
});

/** Values of shows here and there, so that every filter finds something. */
function values(shows: Shows, of: (show: ShowFields) => string | undefined, count: number): string[] {
  const step = Math.floor(shows.length / (count + 1));
  return shows
    .filter((_, i) => i % step === 0)
    .slice(1, count + 1)
    .flatMap((show) => of(show) ?? []);
}

export function combinations(shows: Shows): Record<string, ListQuery> {
  const artists = (count: number) => anyOf('artist', ...values(shows, (show) => show.artists[0]?.artistId, count));
  const promoters = (count: number) => anyOf('promoter', ...values(shows, (show) => show.promoter?.companyId, count));
  const venues = anyOf('venue', ...values(shows, (show) => show.venue?.venueId, 3));
  const statuses = anyOf('status', ...values(shows, (show) => show.statusId, 2));
  const owner = anyOf('owner', ...values(shows, (show) => show.owner.userId, 1));
  const notCancelled: Filter = { ...anyOf('status', ...values(shows, (show) => show.statusId, 1)), relation: 'noneOf' };
  const fees: Filter = { field: 'fee', relation: 'between', values: ['1000', ''] };
  const keyword = shows[Math.floor(shows.length / 2)]?.venue?.city.slice(0, 4) ?? '';
  return {
    'status + owner + promoter': query({ sort: latest, filters: [statuses, owner, promoters(3)] }),
    'artists + phase': query({ filters: [artists(2), anyOf('phase', 'confirmed')] }),
    'venue + unlocked + fee': query({ filters: [venues, anyOf('locked', 'false'), fees] }),
    'year + promoter + artists + phase + status': query({
      ...year,
      filters: [promoters(30), artists(30), open, notCancelled],
    }),
    'year + keyword, by venue': query({ ...year, keyword, sort: { by: 'venue', direction: 'asc' } }),
    'all, by artist': query({ sort: { by: 'artist', direction: 'asc' } }),
    'show picker: keyword, latest': query({ keyword, sort: latest }, PICKER_SIZE),
  };
}
