import { travelStores } from '#functions/domains/journeys/show-travel/public/stores.ts';
import { travelMapping } from '#functions/domains/journeys/travel/public/kind-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { IcsEvent } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { MAX_EVENTS } from '#shared/domains/calendars/icalendar-feed/rules.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import { PHASES, TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { travelEvent } from './as-event.ts';
import { flightParts, lodgingParts, rideParts, type TravelPart, trainParts } from './travel-parts.ts';
import { oneOf, type Wanted } from './wanted.ts';

/** Journeys of a kind, of the artists and in the phases of the feed. */
const eventsIn =
  <T extends TravelFields>(kind: TravelKind, store: RecordStore<T>, partsOf: (journey: Stored<T>) => TravelPart[]) =>
  async (reader: UserContext, { feed, template, from, to }: Wanted): Promise<IcsEvent[]> => {
    if (!feed.kinds.includes(kind) || !reader.actor.permissions.has(`${kind}.read`)) return [];
    const filters: Filter[] = [
      ...artistAccess.linked(reader),
      { column: 'phase', anyOf: feed.phases.map((phase) => wordNo(PHASES, phase)) },
      ...oneOf('artists', feed.artistIds),
    ];
    const range = travelMapping.range?.(from, to) ?? {};
    const nos = (await store.definition.list?.all(reader.tenantId, { ...range, filters })) ?? [];
    const found = await store.many(reader, nos.slice(0, MAX_EVENTS));
    return found
      .filter(({ deletedAt }) => !deletedAt)
      .flatMap((journey) => partsOf(journey).map((part) => travelEvent(feed, template, kind, journey, part)));
  };

const EVENTS = {
  groundTransport: eventsIn('groundTransport', travelStores.groundTransport, rideParts),
  flight: eventsIn('flight', travelStores.flight, flightParts),
  train: eventsIn('train', travelStores.train, trainParts),
  lodging: eventsIn('lodging', travelStores.lodging, lodgingParts),
} satisfies Record<TravelKind, unknown>;

/** Flights, train journeys, rides and stays that a feed holds. */
export async function travelEvents(reader: UserContext, wanted: Wanted): Promise<IcsEvent[]> {
  const found = await Promise.all(TRAVEL_KINDS.map((kind) => EVENTS[kind](reader, wanted)));
  return found.flat();
}
