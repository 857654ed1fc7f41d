import { SHOW_LIST, type ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, filtersOf, flag, type ListSearch, listSearch, range, words } from '#web/ui/list/search.ts';
import { requestOf as listRequestOf } from '#web/ui/record/request-of.ts';

/** The filters in the address of the list. */
const FILTERS = {
  date: period,
  phase: choice,
  status: choice,
  artist: choice,
  venue: choice,
  promoter: choice,
  owner: choice,
  production: choice,
  tag: choice,
  agent: choice,
  country: choice,
  city: words,
  currency: choice,
  fee: range,
  expires: range,
  notInvoiced: range,
  locked: flag,
  preliminary: flag,
};
export type ShowSearch = ListSearch<typeof FILTERS>;
export const showSearch = listSearch(FILTERS);

export const DEFAULT_SORT = 'date';

/** The request that answers an address; periods such as "from today" are seen from `today`. */
export function requestOf(search: ShowSearch, today: LocalDate, perPage: number): ShowListRequest {
  return { ...listRequestOf(SHOW_LIST, search, { defaultSort: DEFAULT_SORT, today }), perPage };
}

/** Tells whether an address asks for nothing: no keyword, view, filter or opened record. */
export const isBare = (search: ShowSearch): boolean =>
  !search.q && !search.view && !search.open && Object.keys(filtersOf(search)).length === 0;
