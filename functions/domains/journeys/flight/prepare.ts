import { prepareTravel } from '#functions/domains/journeys/travel/public/prepare.ts';
import { airlineStore } from '#functions/domains/reference/airline/store.ts';
import { airportStore } from '#functions/domains/reference/airport/store.ts';
import { zoned } from '#functions/platform/data/place-zone.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import {
  FLIGHT_REACH,
  type FlightFields,
  type FlightInput,
  type Segment,
  type SegmentInput,
} from '#shared/domains/journeys/flight/schemas.ts';
import { checkLegs } from '#shared/domains/journeys/travel/legs.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

type Named = SegmentInput & { readonly id: Id };
type EndInput = SegmentInput['departure'];

const knownIn = (segments: readonly Segment[] = []): Id[] =>
  segments.flatMap(({ airline, departure, arrival }) => [
    airline.airlineId,
    departure.airport.airportId,
    arrival.airport.airportId,
  ]);

/** Refuses a record that is no longer in use, unless it is one of the `known`. */
function checkInUse(
  record: { readonly id: Id; readonly isActive: boolean },
  field: string,
  known: readonly Id[],
): void {
  if (!record.isActive && !known.includes(record.id)) throw new AppError('choice', { field });
}

async function endOf(ctx: UserContext, field: string, { airportId, ...end }: EndInput, known: readonly Id[]) {
  const at = `${field}.airportId`;
  const airport = await namedRecord(ctx, airportStore, at, airportId, known);
  checkInUse(airport, at, known);
  const { name, iata, city, countryId, point } = airport;
  return zoned({ ...end, airport: { airportId, name, iata, city, countryId, point } }, point);
}

async function segmentOf(ctx: UserContext, i: number, segment: Named, known: readonly Id[]): Promise<Segment> {
  const { airlineId, departure, arrival, ...fields } = segment;
  const at = `segments.${i}`;
  const [airline, from, to] = await Promise.all([
    namedRecord(ctx, airlineStore, `${at}.airlineId`, airlineId, known),
    endOf(ctx, `${at}.departure`, departure, known),
    endOf(ctx, `${at}.arrival`, arrival, known),
  ]);
  checkInUse(airline, `${at}.airlineId`, known);
  return { ...fields, airline: { airlineId, name: airline.name, iata: airline.iata }, departure: from, arrival: to };
}

/** Fills in the names of artist, travellers, airlines and airports. */
export async function prepareFlight(
  ctx: UserContext,
  input: FlightInput,
  before?: FlightFields,
): Promise<FlightFields> {
  const known = knownIn(before?.segments);
  const [travel, segments] = await Promise.all([
    prepareTravel(ctx, 'flight', input, before),
    Promise.all(
      withLineIds(ctx, input.segments, before?.segments).map((segment, i) => segmentOf(ctx, i, segment, known)),
    ),
  ]);
  checkLegs(segments, FLIGHT_REACH);
  return { ...travel, segments };
}
