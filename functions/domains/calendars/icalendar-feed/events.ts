import { privateEntryStore } from '#functions/domains/booking/private-entry/store.ts';
import { seenShows } from '#functions/domains/booking/show/public/sees.ts';
import { showMapping, showStore } from '#functions/domains/booking/show/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { appointmentsBetween } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { IcsEvent } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { feedPeriod, MAX_EVENTS } from '#shared/domains/calendars/icalendar-feed/rules.ts';
import { PHASES } from '#shared/kernel/record/appointment.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { privateEvent, showEvent, type Template } from './as-event.ts';
import type { StoredFeed } from './store.ts';
import { travelEvents } from './travel-events.ts';
import { oneOf, type Wanted } from './wanted.ts';

async function shows(reader: UserContext, { feed, template, from, to }: Wanted): Promise<IcsEvent[]> {
  const filters = [
    ...seenShows(reader),
    { column: 'phase', anyOf: feed.phases.map((phase) => wordNo(PHASES, phase)) },
    ...oneOf('artists', feed.artistIds),
    ...oneOf('owner', feed.ownerIds),
  ];
  const range = showMapping.range?.(from, to) ?? {};
  const [nos = [], statuses] = await Promise.all([
    showStore.definition.list?.all(reader.tenantId, { ...range, filters }),
    statusesOf(reader, 'show'),
  ]);
  const found = await showStore.many(reader, nos.slice(0, MAX_EVENTS), new Set());
  const names = new Map(statuses.map(({ id, name }) => [id, name]));
  return found
    .filter((show) => !show.deletedAt && !show.isPreliminary)
    .map((show) => showEvent(feed, template, show, names.get(show.statusId) ?? ''));
}

/** Own entries of the agency stay inside it. */
async function entries(reader: UserContext, { feed, template, from, to }: Wanted): Promise<IcsEvent[]> {
  const { environment, permissions } = reader.actor;
  if (environment !== 'internal' || !permissions.has('artist.read')) return [];
  const summaries = await appointmentsBetween(reader.tenantId, from, to, artistAccess.asked(reader, feed.artistIds));
  const nos = summaries.filter(({ kind }) => kind === 'private').map(({ recordNo }) => recordNo);
  const found = (await privateEntryStore.many(reader, nos.slice(0, MAX_EVENTS))).filter(
    ({ deletedAt, artistId }) => !deletedAt && artistAccess.may(reader, [artistId]),
  );
  const artists = await artistStore.many(reader, [...new Set(found.map(({ artistId }) => noOf(artistId)))]);
  const names = new Map(artists.map(({ id, name }) => [id, name]));
  return found.map((entry) => privateEvent(feed, template, entry, names.get(entry.artistId) ?? ''));
}

/**
 * Returns the current events of a feed, as its owner may see them. `zone` is the place where the owner's day begins.
 */
export async function eventsOf(reader: UserContext, feed: StoredFeed, template: Template, zone: string) {
  const period = feedPeriod(dayIn(reader.now, zone));
  const wanted = { feed, template, ...period };
  const mayRead = reader.actor.permissions.has('show.read');
  const found = await Promise.all([
    mayRead && feed.kinds.includes('show') ? shows(reader, wanted) : [],
    feed.kinds.includes('private') ? entries(reader, wanted) : [],
    travelEvents(reader, wanted),
  ]);
  const events = found.flat().sort((a, b) => a.start.localeCompare(b.start) || a.uid.localeCompare(b.uid));
  return { events: events.slice(0, MAX_EVENTS), from: period.from };
}
