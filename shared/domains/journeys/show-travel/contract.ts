import * as z from 'zod';
import { ShowIds } from '#shared/domains/booking/show/many.ts';
import { MAX_SEGMENTS } from '#shared/domains/journeys/travel/legs.ts';
import { ShowPlace } from '#shared/domains/journeys/travel/places.ts';
import { MAX_TRAVELLERS, TravelSummary } from '#shared/domains/journeys/travel/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { LocalDate, LocalDateTime } from '#shared/kernel/time/date.ts';

/** A flight, a train journey, a ride or a stay, by its id. */
const Travel = z.object({ travelId: Id });

/** An end of a stretch in its form: an airport by its id, any other place by its point. */
const StretchEnd = z.object({ dateTimeLocal: LocalDateTime, airportId: Id.optional(), point: GeoPoint.optional() });
export const ClashQuestion = z.object({
  /** The journey itself, which cannot clash with itself. */
  excludeId: Id.optional(),
  travellerIds: z.array(Id).max(MAX_TRAVELLERS),
  stretches: z
    .array(z.object({ start: StretchEnd, end: StretchEnd, isStay: z.boolean().optional() }))
    .max(MAX_SEGMENTS),
});
export type ClashQuestion = z.infer<typeof ClashQuestion>;
/** A journey that overlaps with another for some travellers, or leaves too little time between both. */
export const TravelClash = TravelSummary.pick({ kind: true, id: true, title: true, start: true, end: true })
  .extend({ zone: z.string().optional(), endZone: z.string().optional() })
  .extend({
    /** The names of the travellers on both. */
    travellers: z.array(z.string()),
    reason: z.enum(['overlap', 'hurry']),
    /** The minutes between both, and the minutes of the way. */
    gap: z.int(),
    needed: z.int(),
  });
export type TravelClash = z.infer<typeof TravelClash>;

/** The rows of a list of one kind, with the first and last day of their travel. */
export const ClashMarksQuestion = z.object({
  kind: z.enum(TRAVEL_KINDS),
  ids: z.array(Id).min(1).max(PAGE_SIZE),
  from: LocalDate,
  to: LocalDate,
});
export type ClashMarksQuestion = z.infer<typeof ClashMarksQuestion>;

/** The calls for the journeys and stays of a show. */
export const showTravelContract = contract('show-travel', {
  errors: { 'showTravel.unknown': 404 },
  routes: {
    /** Lists the travel of a show, of the kinds that the caller may read. */
    list: route(v1('GET', '/shows/{id}/travel'), reads('show.read'), { output: rowsOf(TravelSummary) }),
    /** Counts the journeys and stays of the given shows. */
    count: route(v1('POST', '/shows/travel/count'), reads('show.read'), {
      body: ShowIds,
      output: z.object({ count: z.int() }),
    }),
    /** Lists the places at which a ride to or from the show may start or end. */
    places: route(v1('GET', '/shows/{id}/travelplaces'), reads('show.read'), { output: rowsOf(ShowPlace) }),
    /** Lists journeys that clash with a journey's travellers, of the kinds that the caller may read. */
    clashes: route(v1('POST', '/travel/clashes'), reads('show.read'), {
      body: ClashQuestion,
      output: rowsOf(TravelClash),
    }),
    /** Finds the rows of a list that clash with other travel of their travellers. */
    clashMarks: route(v1('POST', '/travel/clashmarks'), reads('show.read'), {
      body: ClashMarksQuestion,
      output: rowsOf(z.object({ id: Id, clashes: z.array(TravelClash) })),
    }),
    link: route(v1('POST', '/shows/{id}/linktravel'), writes('show.update'), { body: Travel, output: Done }),
    unlink: route(v1('POST', '/shows/{id}/unlinktravel'), writes('show.update'), { body: Travel, output: Done }),
  },
});
