import { useMemo, useState } from 'react';
import type { Appointment, Artist, LocalDate } from '../model/appointment.ts';
import { dayOf } from '../model/clock.ts';
import { layoutPlan, type Plan } from '../model/layout.ts';

type Input = { artists: readonly Artist[]; appointments: readonly Appointment[]; first: LocalDate; days: number };

/** The plan of these props; rows that did not change keep their identity from one edit to the next. */
export function usePlan({ artists, appointments, first, days }: Input): Plan {
  const [keeper] = useState<{ plan?: Plan }>(() => ({}));
  return useMemo(() => {
    keeper.plan = layoutPlan({ artists, items: appointments, first: dayOf(first), days }, keeper.plan);
    return keeper.plan;
  }, [keeper, artists, appointments, first, days]);
}
