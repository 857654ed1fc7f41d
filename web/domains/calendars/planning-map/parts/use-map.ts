import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { type Phase, STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import type { MapSearch } from '../routes.tsx';
import { useConflictText } from './conflict-text.ts';
import { periodOf } from './period.ts';
import { linesOf, pinsOf, routesOf } from './routes-model.ts';

const DEFAULT_PHASES: Phase[] = [...STANDING_PHASES];

const mapQuery = (body: { from: string; to: string; phases: Phase[]; artistIds?: string[] }) => ({
  ...queryOf(planningContract.routes.mapShow, { body }),
  placeholderData: keepPreviousData,
});

/** Returns the state of the map for a period. Only artists with shows in the period can be chosen. */
export function useMap(search: MapSearch) {
  const today = localToday();
  const { date = today, range = 'month', phases = DEFAULT_PHASES, artists = [] } = search;
  const asked = { ...periodOf(range, date), phases };
  const all = useQuery(mapQuery(asked));
  const chosen = useQuery({ ...mapQuery({ ...asked, artistIds: artists }), enabled: artists.length > 0 });
  const query = artists.length > 0 ? chosen : all;
  const { data } = query;
  const routes = useMemo(() => (data ? routesOf(data) : []), [data]);
  const say = useConflictText();
  const { day } = useFormat();
  const pins = useMemo(() => pinsOf(routes, { conflict: say, day: (date) => day({ date }) }), [routes, say, day]);
  const lines = useMemo(() => linesOf(routes), [routes]);
  const offered = useMemo(() => (all.data ? routesOf(all.data) : []), [all.data]);
  return { query, routes, pins, lines, offered, unplaced: data?.unplaced ?? 0, date, range, phases, artists };
}
export type MapState = ReturnType<typeof useMap>;
