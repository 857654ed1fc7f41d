import * as z from 'zod';
import { Phase } from '#shared/kernel/appointment.ts';
import { diffDays, LocalDate } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { core, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { SCHEDULE_RANGES } from './rules.ts';

/** Longest stretch one call answers: a quarter and its edges. */
export const MAX_PLANNING_DAYS = 100;
export const APPOINTMENT_KINDS = [
  'show',
  'flight',
  'train',
  'groundTransport',
  'lodging',
  'external',
  'private',
] as const;

export const PlannedAppointment = z.object({
  kind: z.enum(APPOINTMENT_KINDS),
  id: Id,
  artistId: Id,
  title: z.string(),
  city: z.string(),
  statusId: z.string(),
  phase: Phase,
  rank: z.int(),
  start: z.string(),
  end: z.string(),
  isAllDay: z.boolean(),
  isNight: z.boolean(),
  rev: z.int(),
});
export type PlannedAppointment = z.infer<typeof PlannedAppointment>;
export const PlannedArtist = z.object({ id: Id, name: z.string(), own: z.boolean() });

const Shown = z.object({
  artistIds: z.array(Id).max(200).default([]),
  phases: z.array(Phase).min(1).default(['confirmed', 'options']),
  kinds: z
    .array(z.enum(APPOINTMENT_KINDS))
    .min(1)
    .default([...APPOINTMENT_KINDS]),
});
const Period = Shown.extend({ from: LocalDate, to: LocalDate })
  .refine((p) => p.to >= p.from, { error: 'endBeforeBegin', path: ['to'] })
  .refine((p) => diffDays(p.from, p.to) <= MAX_PLANNING_DAYS, { error: 'date', path: ['to'] });

export type PlanningPeriod = z.output<typeof Period>;
const Plan = z.object({ artists: z.array(PlannedArtist), appointments: z.array(PlannedAppointment) });

const read = {
  audience: 'user',
  permission: 'show.read',
  grants: ['table:read'],
} as const;

/** Day, week, month and quarter ask the same question about other days; inside or outside follows from the user. */
export const planningContract = contract('planning', {
  routes: {
    appointments: route({
      ...core('POST', '/planning/month/Internal'),
      aliases: (['day', 'week', 'month', 'quarter'] as const).flatMap((range) =>
        (['Internal', 'External'] as const)
          .filter((side) => `${range}/${side}` !== 'month/Internal')
          .map((side) => core('POST', `/planning/${range}/${side}`)),
      ),
      ...read,
      body: Period,
      output: Plan,
    }),
    /** The same by name of the range and a date in it. */
    schedule: route({
      ...v1('POST', '/schedule'),
      aliases: SCHEDULE_RANGES.map((range) => ({ ...v1('GET', `/schedule/${range}`), fixed: { range } })),
      ...read,
      body: Shown.extend({ range: z.enum(SCHEDULE_RANGES), date: LocalDate }),
      output: Plan.extend({ from: LocalDate, to: LocalDate }),
    }),
  },
});
