import { namingOneOf } from '#functions/domains/booking/show/public/marks.ts';
import { showMapping } from '#functions/domains/booking/show/store.ts';
import type { Filter, ListQuery } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { PHASES } from '#shared/kernel/appointment.ts';
import { addDays } from '#shared/kernel/date.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { PAGE_SIZE, PICKER_SIZE } from '#shared/kernel/paging.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { TODAY } from './agency.ts';

type Shows = readonly Stored<ShowFields>[];

const page = { page: 1, perPage: PAGE_SIZE };
const latest = { by: 'key', direction: -1 } as const;
const open: Filter = { column: 'phase', anyOf: [wordNo(PHASES, 'confirmed'), wordNo(PHASES, 'options')] };
const confirmed: Filter = { column: 'phase', anyOf: [wordNo(PHASES, 'confirmed')] };
const range = (from: string | undefined, to?: string) => showMapping.range?.(from, to) ?? {};
const year = range(addDays(TODAY, -365), TODAY);

/** The query with which the list opens: all coming shows that are not cancelled. */
export const defaultList: ListQuery = { ...page, ...range(TODAY), filters: [open] };

export const pages = (shows: Shows): Record<string, ListQuery> => ({
  'default list': defaultList,
  'all, first page': { ...page, sort: latest },
  'all, middle page': { ...page, page: Math.ceil(shows.length / PAGE_SIZE / 2), sort: latest },
  'all, last page': { ...page, page: Math.ceil(shows.length / PAGE_SIZE), sort: latest },
  'period of a year': { ...page, ...year },
});

type AnyOf = Extract<Filter, { anyOf: unknown }>;

/** Values of shows here and there, so that every filter finds something. */
function values(shows: Shows, column: string, of: (show: ShowFields) => string | undefined, count: number): AnyOf {
  const step = Math.floor(shows.length / (count + 1));
  const ids = Array.from({ length: count }, (_, i) => of(shows[(i + 1) * step] as Stored<ShowFields>));
  return { column, anyOf: ids.flatMap((id) => (id ? noOf(id) : [])) };
}

export function combinations(shows: Shows): Record<string, ListQuery> {
  const artists = (count: number) => values(shows, 'artists', (show) => show.artists[0]?.artistId, count);
  const venue = values(shows, 'venue', (show) => show.venue?.venueId, 3);
  const promotedBy = (count: number) =>
    namingOneOf('promoter', values(shows, 'promoter', (show) => show.promoter?.companyId, count).anyOf);
  const [promoter, promoters] = [promotedBy(3), promotedBy(30)];
  const notCancelled: Filter = { column: 'status', noneOf: values(shows, 'status', (show) => show.statusId, 1).anyOf };
  const status = values(shows, 'status', (show) => show.statusId, 2);
  const owner = values(shows, 'owner', (show) => show.owner.userId, 1);
  const word = shows[Math.floor(shows.length / 2)]?.venue?.city.slice(0, 4) ?? '';
  const keyword: Filter = { column: 'words', words: word };
  return {
    'status + owner + promoter': { ...page, sort: latest, filters: [status, owner, promoter] },
    'artists + phase': { ...page, filters: [artists(2), confirmed] },
    'venue + unlocked + fee': {
      ...page,
      filters: [venue, { column: 'locked', anyOf: [0] }, { column: 'fee', min: 100_000 }],
    },
    'year + promoter + artists + phase + status': {
      ...page,
      ...year,
      filters: [promoters, artists(30), open, notCancelled],
    },
    'year + keyword, by venue': {
      ...page,
      ...year,
      filters: [keyword],
      sort: { by: 'place', direction: 1 },
    },
    'all, by artist': { ...page, sort: { by: 'artist', direction: 1 } },
    'show picker: keyword, latest': { ...page, perPage: PICKER_SIZE, sort: latest, filters: [keyword] },
  };
}
