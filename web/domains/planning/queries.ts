import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_PLANNING_DAYS, type PlannedAppointment, planningContract } from '#shared/domains/planning/contract.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import type { Status } from '#shared/domains/status/schemas.ts';
import type { Phase } from '#shared/kernel/appointment.ts';
import { addDays } from '#shared/kernel/date.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { toneOf } from '#web/ui/tone.ts';
import type { Appointment, Artist } from './model/appointment.ts';
import type { Period } from './model/range.ts';

export interface Planned {
  readonly artists: readonly Artist[];
  readonly appointments: readonly PlannedAppointment[];
}

/** A year is asked for in parts, each no longer than one call answers. */
function partsOf({ first, days }: Period): { from: string; to: string }[] {
  const parts = [];
  for (let done = 0; done < days; done += MAX_PLANNING_DAYS) {
    const length = Math.min(MAX_PLANNING_DAYS, days - done);
    parts.push({ from: addDays(first, done), to: addDays(first, done + length - 1) });
  }
  return parts;
}

const { appointments } = planningContract.routes;

export const planningQuery = (period: Period, phases: Phase[]) =>
  queryOptions({
    queryKey: [appointments.id, period.first, period.days, phases],
    queryFn: async ({ signal }): Promise<Planned> => {
      const parts = await Promise.all(
        partsOf(period).map((part) => call(appointments, { body: { ...part, phases } }, { signal })),
      );
      const found = new Map(parts.flatMap((p) => p.appointments).map((item) => [keyOf(item), item]));
      return { artists: parts[0]?.artists ?? [], appointments: [...found.values()] };
    },
    placeholderData: keepPreviousData,
  });
export const planningKey = [appointments.id];

export const statusesQuery = queryOf(statusContract.routes.list, { query: { mainArea: 'show' } });

/** A show with two artists stands in two rows: each bar has a name of its own. */
export const keyOf = ({ id, artistId }: Pick<PlannedAppointment, 'id' | 'artistId'>): string => `${id}@${artistId}`;
export const recordIdOf = (key: string): string => key.split('@')[0] ?? key;

/** Three letters as on a luggage tag. */
const placeCode = (city: string): string =>
  city
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

/** The first status of the options phase is where requests wait (data of a new agency). */
const isRequest = (status: Status | undefined, statuses: readonly Status[]): boolean =>
  status?.phase === 'options' && statuses.find((s) => s.phase === 'options')?.id === status.id;

export function drawn(planned: readonly PlannedAppointment[], statuses: readonly Status[]): Appointment[] {
  const byId = new Map(statuses.map((status) => [status.id, status]));
  return planned.map((item) => {
    const status = byId.get(item.statusId);
    const hexColor = status?.hexColor ?? '#6b6b78';
    return {
      ...item,
      id: keyOf(item),
      placeCode: placeCode(item.city),
      status: { name: status?.name ?? '', hexColor, tone: toneOf(hexColor) },
      isRequest: isRequest(status, statuses),
    };
  });
}
