import * as z from 'zod';
import { AIRPORT_RADIUS, AIRPORT_RADIUS_MAX } from '#shared/domains/company/nearby.ts';
import { Phase, STANDING_PHASES } from '#shared/kernel/appointment.ts';
import { LocalDate, periodWithin } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { core, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { HexColor } from '#shared/kernel/text.ts';
import { Distance, MapAirport, MapConflict, MapLeg, MapStop, MapVenue, NearAirport } from './map.ts';
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

/** Appointments below each other, or artists by days. */
export const EXPORT_LAYOUTS = ['list', 'grid'] as const;

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
  /** Another party's show, of which the caller learns only that it takes the day. `id` is the artist's. */
  isTaken: z.literal(true).optional(),
  /** Of its own, of what has no status. */
  hexColor: HexColor.optional(),
  /** Of a journey or stay: the zones of its places, and when it arrives where that is not `end`. */
  zone: z.string().optional(),
  endZone: z.string().optional(),
  arrival: z.string().optional(),
});
export type PlannedAppointment = z.infer<typeof PlannedAppointment>;
export const PlannedArtist = z.object({ id: Id, name: z.string(), own: z.boolean(), hexColor: HexColor });

const chosen = { error: 'choice' };
const isSome = (values: readonly unknown[]) => values.length > 0;
const Shown = z.object({
  artistIds: z.array(Id).max(200).default([]),
  phases: z
    .array(Phase)
    .refine(isSome, chosen)
    .default([...STANDING_PHASES]),
  kinds: z
    .array(z.enum(APPOINTMENT_KINDS))
    .refine(isSome, chosen)
    .default([...APPOINTMENT_KINDS]),
});
const PeriodFields = Shown.extend({ from: LocalDate, to: LocalDate });
const Period = periodWithin(MAX_PLANNING_DAYS, PeriodFields);

export type PlanningPeriod = z.output<typeof Period>;
const Plan = z.object({ artists: z.array(PlannedArtist), appointments: z.array(PlannedAppointment) });

const read = {
  audience: 'user',
  permission: 'show.read',
  grants: ['table:read'],
} as const;

const readVenue = { ...read, permission: 'venue.read', timeout: 20 } as const;

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
    /** Lists the layouts and languages of an export of the planning, and its most days. */
    exportOptions: route({
      ...core('POST', '/planning/quarter/ExportOptions'),
      ...read,
      body: z.object({ locale: Locale.optional() }),
      output: z.object({
        layouts: z.array(z.object({ id: z.enum(EXPORT_LAYOUTS), name: z.string() })),
        locales: z.array(Locale),
        maxDays: z.int(),
      }),
    }),
    /** An Excel file of what a planning shows; its address is good for a minute. */
    export: route({
      ...core('POST', '/planning/quarter/export'),
      aliases: [core('GET', '/planning/quarter/export')],
      ...read,
      grants: ['table:read', 'files:read', 'files:write'],
      timeout: 29,
      body: periodWithin(
        MAX_PLANNING_DAYS,
        PeriodFields.extend({ layout: z.enum(EXPORT_LAYOUTS).default('list'), locale: Locale.optional() }),
      ),
      output: z.object({ url: z.string(), name: z.string() }),
    }),
    /** The same by name of the range and a date in it. */
    schedule: route({
      ...v1('POST', '/schedule'),
      aliases: SCHEDULE_RANGES.map((range) => ({ ...v1('GET', `/schedule/${range}`), fixed: { range } })),
      ...read,
      body: Shown.extend({ range: z.enum(SCHEDULE_RANGES), date: LocalDate }),
      output: Plan.extend({ from: LocalDate, to: LocalDate }),
    }),
    /** Each artist's shows of a period in the order of their route, and how far they lie apart. */
    mapShow: route({
      ...core('POST', '/planning/map/show'),
      ...read,
      timeout: 29,
      body: Period,
      output: z.object({
        artists: z.array(PlannedArtist),
        stops: z.array(MapStop),
        legs: z.array(MapLeg),
        /** Among the shows of the answer; each pair both ways round. */
        conflicts: z.array(MapConflict),
        /** Shows that have no place on the map: no venue yet, or one without a point. */
        unplaced: z.int(),
      }),
    }),
    /** A venue and the airports around it. */
    mapVenue: route({
      ...core('POST', '/planning/map/venue'),
      ...readVenue,
      body: z.object({ venueId: Id, radius: z.int().min(1).max(AIRPORT_RADIUS_MAX).default(AIRPORT_RADIUS) }),
      output: z.object({ venue: MapVenue, airports: z.array(NearAirport) }),
    }),
    /** The way from an airport to a venue, with the road. */
    mapAirport: route({
      ...core('POST', '/planning/map/airport'),
      ...readVenue,
      body: z.object({ airportId: Id, venueId: Id }),
      output: z.object({ airport: MapAirport, way: Distance.optional() }),
    }),
  },
});
