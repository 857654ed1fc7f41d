import { travelMapping } from '#functions/domains/journeys/travel/public/kind-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { IcsEvent } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { MAX_EVENTS } from '#shared/domains/calendars/icalendar-feed/rules.ts';
import { PHASES, TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';
import { travelEvent } from './as-event.ts';
import { oneOf, type Wanted } from './wanted.ts';

/** Finds the journeys of a kind, of the artists and in the phases of the feed. */
async function eventsOf(reader: UserContext, kind: TravelKind, wanted: Wanted): Promise<IcsEvent[]> {
  const { feed, template, from, to } = wanted;
  if (!feed.kinds.includes(kind) || !reader.actor.permissions.has(`${kind}.read`)) return [];
  const filters: Filter[] = [
    ...artistAccess.linked(reader),
    { column: 'phase', anyOf: feed.phases.map((phase) => wordNo(PHASES, phase)) },
    ...oneOf('artists', feed.artistIds),
  ];
  const { events } = await (await servicesOf(kind)).definition();
  const found = await events(reader, { ...travelMapping.range?.(from, to), filters }, MAX_EVENTS);
  return found.map(({ journey, part }) => travelEvent(feed, template, kind, journey, part));
}

/** Lists the flights, train journeys, rides and stays of a feed. */
export async function travelEvents(reader: UserContext, wanted: Wanted): Promise<IcsEvent[]> {
  const found = await Promise.all(TRAVEL_KINDS.map((kind) => eventsOf(reader, kind, wanted)));
  return found.flat();
}
