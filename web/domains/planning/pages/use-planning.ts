import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Phase } from '#shared/kernel/appointment.ts';
import { toLocal } from '#shared/kernel/zone.ts';
import { appointmentContext } from '#web/platform/appointment-context.ts';
import { useMe } from '#web/platform/me.ts';
import { periodOf, type Range } from '../model/range.ts';
import { drawn, planningQuery, statusesQuery } from '../queries.ts';

export interface PlanningSearch {
  readonly date?: string | undefined;
  readonly phases?: Phase[] | undefined;
}
const DEFAULT_PHASES: Phase[] = ['confirmed', 'options'];

/** What the planning shows of a period: artists found by name, their appointments with statuses filled in. */
export function usePlanning(range: Range, search: PlanningSearch) {
  const me = useMe();
  const [find, setFind] = useState('');
  const now = toLocal(new Date().toISOString(), me.user.zone);
  const today = now.slice(0, 10);
  const date = search.date ?? today;
  const phases = search.phases ?? DEFAULT_PHASES;
  const period = useMemo(() => periodOf(range, date), [range, date]);
  useEffect(() => appointmentContext.set({ date: period.first }), [period.first]);

  const planned = useQuery(planningQuery(period, phases));
  const statuses = useQuery(statusesQuery).data?.rows;
  const appointments = useMemo(() => drawn(planned.data?.appointments ?? [], statuses ?? []), [planned.data, statuses]);
  const artists = useMemo(() => {
    const wanted = find.trim().toLowerCase();
    const all = planned.data?.artists ?? [];
    return wanted ? all.filter((artist) => artist.name.toLowerCase().includes(wanted)) : all;
  }, [planned.data, find]);
  return { planned, statuses: statuses ?? [], appointments, artists, period, date, today, now, phases, find, setFind };
}
export type Planning = ReturnType<typeof usePlanning>;
