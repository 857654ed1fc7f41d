import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_PLANNING_DAYS, planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import type { PlannedAppointment } from '#shared/kernel/record/planned-appointment.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { toneOf } from '#web/ui/tone.ts';
import { type Appointment, type Artist, barKey, type Kind } from './model/appointment.ts';
import type { Period } from './model/range.ts';

export interface Planned {
  readonly artists: readonly (Artist & { readonly hexColor: string })[];
  readonly appointments: readonly PlannedAppointment[];
}

/** Splits a long period, such as a year, into parts that one call can answer. */
export function partsOf({ first, days }: Period): { from: string; to: string }[] {
  const parts = [];
  for (let done = 0; done < days; done += MAX_PLANNING_DAYS) {
    const length = Math.min(MAX_PLANNING_DAYS, days - done);
    parts.push({ from: addDays(first, done), to: addDays(first, done + length - 1) });
  }
  return parts;
}

const { appointments } = planningContract.routes;

/** The filters of a request for the calendar. */
interface Shown {
  readonly phases: Phase[];
  readonly kinds?: Kind[];
  readonly artistIds?: string[];
}

export const planningQuery = (period: Period, shown: Shown) =>
  queryOptions({
    queryKey: [appointments.id, period.first, period.days, shown],
    queryFn: async ({ signal }): Promise<Planned> => {
      const parts = await Promise.all(
        partsOf(period).map((part) => call(appointments, { body: { ...part, ...shown } }, { signal })),
      );
      const found = new Map(parts.flatMap((p) => p.appointments).map((item) => [barKey(item), item]));
      return { artists: parts[0]?.artists ?? [], appointments: [...found.values()] };
    },
    placeholderData: keepPreviousData,
  });
export const planningKey = [appointments.id];

export const statusesQuery = queryOf(statusContract.routes.list, { query: { mainArea: 'show' } });

/** Three letters as on a luggage tag. */
const placeCode = (city: string): string =>
  city
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

/** The rank of a request from outside. */
const ASKED = 0;
/** Tells requests: they have the rank 0 or the first status of the options phase (data of a new agency). */
const isRequest = ({ phase, rank, statusId }: PlannedAppointment, statuses: readonly Status[]): boolean =>
  phase === 'options' && (rank === ASKED || statuses.find((s) => s.phase === 'options')?.id === statusId);

/** Fills in the statuses. A colour of the artist replaces that of the status. */
export function drawn(
  planned: readonly PlannedAppointment[],
  statuses: readonly Status[],
  colors: ReadonlyMap<string, string>,
): Appointment[] {
  const byId = new Map(statuses.map((status) => [status.id, status]));
  return planned.map((item) => {
    const status = byId.get(item.statusId);
    const own = status ? undefined : item.hexColor;
    const hexColor = colors.get(item.artistId) ?? status?.hexColor ?? own ?? '#6b6b78';
    return {
      ...item,
      id: barKey(item),
      placeCode: placeCode(item.city),
      status: { name: status?.name ?? '', hexColor, tone: own ? 'grey' : toneOf(hexColor) },
      isRequest: isRequest(item, statuses),
    };
  });
}
