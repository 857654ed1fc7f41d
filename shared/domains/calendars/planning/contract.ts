import * as z from 'zod';
import { Distance } from '#shared/domains/journeys/travel/distance.ts';
import { AIRPORT_RADIUS, AIRPORT_RADIUS_MAX } from '#shared/domains/relations/company/nearby.ts';
import { reads } from '#shared/kernel/contract/access.ts';
import { FileUrl } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Phase, STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { APPOINTMENT_KINDS, PlannedAppointment } from '#shared/kernel/record/planned-appointment.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { HexColor } from '#shared/kernel/text/text.ts';
import { LocalDate, periodWithin } from '#shared/kernel/time/date.ts';
import { MapAirport, MapConflict, MapLeg, MapStop, MapVenue, NearAirport } from './map.ts';
import { SCHEDULE_RANGES } from './rules.ts';

/** The most days of one call: a quarter and its edges. */
export const MAX_PLANNING_DAYS = 100;
/** The export layouts: a list of appointments, or a grid of artists by days. */
export const EXPORT_LAYOUTS = ['list', 'grid'] as const;

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

/** The calls of the planning. Day, week, month and quarter differ only in days; the user decides the environment. */
export const planningContract = contract('planning', {
  routes: {
    appointments: route(core('POST', '/planning/month/Internal'), reads('show.read'), {
      aliases: (['day', 'week', 'month', 'quarter'] as const).flatMap((range) =>
        (['Internal', 'External'] as const)
          .filter((side) => `${range}/${side}` !== 'month/Internal')
          .map((side) => core('POST', `/planning/${range}/${side}`)),
      ),
      body: Period,
      output: Plan,
    }),
    /** Lists the layouts and languages of an export of the planning, and its most days. */
    exportOptions: route(core('POST', '/planning/quarter/ExportOptions'), reads('show.read'), {
      body: z.object({ locale: Locale.optional() }),
      output: z.object({
        layouts: z.array(z.object({ id: z.enum(EXPORT_LAYOUTS), name: z.string() })),
        locales: z.array(Locale),
        maxDays: z.int(),
      }),
    }),
    /** Exports a planning as an Excel file. Its address is valid for a minute. */
    export: route(core('POST', '/planning/quarter/export'), reads('show.read', 'files:read', 'files:write'), {
      aliases: [core('GET', '/planning/quarter/export')],
      timeout: 29,
      body: periodWithin(
        MAX_PLANNING_DAYS,
        PeriodFields.extend({ layout: z.enum(EXPORT_LAYOUTS).default('list'), locale: Locale.optional() }),
      ),
      output: FileUrl,
    }),
    /** Returns a planning by the name of its range and a date in it. */
    schedule: route(v1('POST', '/schedule'), reads('show.read'), {
      aliases: SCHEDULE_RANGES.map((range) => ({ ...v1('GET', `/schedule/${range}`), fixed: { range } })),
      body: Shown.extend({ range: z.enum(SCHEDULE_RANGES), date: LocalDate }),
      output: Plan.extend({ from: LocalDate, to: LocalDate }),
    }),
    /** Returns each artist's shows of a period in route order, and the distances between them. */
    mapShow: route(core('POST', '/planning/map/show'), reads('show.read'), {
      timeout: 29,
      body: Period,
      output: z.object({
        artists: z.array(PlannedArtist),
        stops: z.array(MapStop),
        legs: z.array(MapLeg),
        /** The conflicts among the returned shows. Each pair is listed in both directions. */
        conflicts: z.array(MapConflict),
        /** The number of shows without a place on the map: without a venue, or with a venue without a point. */
        unplaced: z.int(),
      }),
    }),
    /** Returns a venue and the airports around it. */
    mapVenue: route(core('POST', '/planning/map/venue'), reads('venue.read'), {
      timeout: 20,
      body: z.object({ venueId: Id, radius: z.int().min(1).max(AIRPORT_RADIUS_MAX).default(AIRPORT_RADIUS) }),
      output: z.object({ venue: MapVenue, airports: z.array(NearAirport) }),
    }),
    /** Returns the way from an airport to a venue by road. */
    mapAirport: route(core('POST', '/planning/map/airport'), reads('venue.read'), {
      timeout: 20,
      body: z.object({ airportId: Id, venueId: Id }),
      output: z.object({ airport: MapAirport, way: Distance.optional() }),
    }),
  },
});
