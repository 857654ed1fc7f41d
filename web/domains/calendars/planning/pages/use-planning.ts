import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Phase, STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { useMe } from '#web/platform/me.ts';
import { periodOf, type Range } from '../model/range.ts';
import { drawn, planningQuery, statusesQuery } from '../queries.ts';
import type { PlanningSearch } from '../search.ts';

const DEFAULT_PHASES: Phase[] = [...STANDING_PHASES];

/** Returns the plan of a period: artists found by name, and their appointments with statuses. */
export function usePlanning(range: Range, search: PlanningSearch) {
  const { t } = useLingui();
  const me = useMe();
  const now = toLocal(new Date().toISOString(), me.user.zone);
  const today = now.slice(0, 10);
  const { date = today, phases = DEFAULT_PHASES, kinds, artists: artistIds, color, q: find = '' } = search;
  const period = useMemo(() => periodOf(range, date), [range, date]);

  const shown = { phases, ...(kinds ? { kinds } : {}), ...(artistIds ? { artistIds } : {}) };
  const planned = useQuery(planningQuery(period, shown));
  const statuses = useQuery(statusesQuery).data?.rows;
  const artists = useMemo(() => {
    const wanted = find.trim().toLowerCase();
    const all = planned.data?.artists ?? [];
    return wanted ? all.filter((artist) => artist.name.toLowerCase().includes(wanted)) : all;
  }, [planned.data, find]);
  // Users outside the agency do not see the title of an external event.
  const untold = t`unavailable`;
  const taken = t`Taken`;
  const appointments = useMemo(() => {
    const colors = new Map(color ? artists.map(({ id, hexColor }) => [id, hexColor]) : []);
    const inSight = new Set(artists.map(({ id }) => id));
    const theirs = (planned.data?.appointments ?? []).filter(({ artistId }) => inSight.has(artistId));
    const named = theirs.map((card) => {
      // Another party's show looks like an event of an outside calendar, and opens no page.
      if (card.isTaken) return { ...card, kind: 'external' as const, title: taken };
      return card.kind === 'external' ? { ...card, title: card.title || untold } : card;
    });
    return drawn(named, statuses ?? [], colors);
  }, [planned.data, artists, statuses, color, untold, taken]);
  return { planned, statuses: statuses ?? [], appointments, artists, period, date, today, now, shown, find };
}
export type Planning = ReturnType<typeof usePlanning>;
