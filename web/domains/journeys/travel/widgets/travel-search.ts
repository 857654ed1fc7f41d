import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, type ListSearch } from '#web/ui/list/search.ts';
import type { TravelStart } from './travel-start.ts';

/** The filters of every kind's list, for its `listSearch`. */
export const travelSearch = { date: period, artist: choice, phase: choice, tag: choice } as const;
export type TravelSearch = ListSearch<typeof travelSearch>;

/** Reads the day and the artist from the address of a kind's /new, as `validateSearch`. */
export const newTravelSearch = ({
  date,
  artistId,
}: Readonly<Record<string, unknown>>): Pick<TravelStart, 'date' | 'artistId'> => ({
  date: typeof date === 'string' && isLocalDate(date) ? date : undefined,
  artistId: typeof artistId === 'string' && isId(artistId) ? artistId : undefined,
});
