import { externalEventStore, type KeptEvent } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import { stateItem } from '#functions/domains/booking/external-calendar/state-store.ts';
import { externalCalendarStore } from '#functions/domains/booking/external-calendar/store.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { drafts, type Stage } from './stage.ts';
import { plant, putAll } from './writer.ts';

/** Days from today on, the clock (none: the whole day), and what it is. */
const EVENTS = [
  { after: -6, from: '10:00', to: '12:30', title: 'Radio session', location: 'Studio 4, Hilversum' },
  { after: 2, from: '14:00', to: '18:00', title: 'Rehearsal', location: 'Rehearsal room B' },
  { after: 5, title: 'Travel day' },
  { after: 11, from: '09:00', to: '10:00', title: 'Label call', status: 'tentative' },
  { after: 13, from: '19:00', to: '23:00', title: 'Family dinner' },
  { after: 18, title: 'Birthday', status: 'free' },
  { after: 34, from: '11:00', to: '17:00', title: 'Video shoot', location: 'NDSM wharf, Amsterdam' },
] as const;
const SOURCE = { name: 'Management', url: 'https://calendar.example/management/basic.ics' };
const ZONE = 'Europe/Amsterdam';

type Event = (typeof EVENTS)[number] & { location?: string; from?: string; to?: string; status?: KeptEvent['status'] };

function eventOf(today: string, { after, from, to, title, ...more }: Event): Omit<KeptEvent, 'artistIds'> {
  const day = addDays(today, after);
  return {
    title,
    start: `${day}T${from ?? '00:00'}`,
    end: `${day}T${to ?? '23:59'}`,
    isAllDay: !from,
    isNight: false,
    location: more.location ?? '',
    notes: '',
    status: more.status ?? 'confirmed',
    zone: from ? ZONE : '',
  };
}

/** One followed calendar as it was last fetched; nobody is asked while the data are made. */
export async function plantCalendars(stage: Stage, roster: readonly Stored<ArtistInput>[]): Promise<void> {
  const { tenantId, today } = stage;
  const random = stage.random.fork('calendars');
  const artist = roster.find(({ isActive }) => isActive);
  if (!artist) return;
  // Never later than the clock of who looks.
  const at = `${addDays(today, -1)}T18:00:00.000Z`;
  const sourceId = makeId(0, Date.parse(at), random.bytes(6));
  const fields = { isActive: true, isOwn: false, ownerId: '', color: '#1D4ED8', zone: ZONE, sort: 0 };
  const calendars = drafts(
    stage,
    'external-calendar',
    [{ ...fields, name: `${artist.name}, management`, artistIds: [artist.id] }].map((calendar) => ({
      ...calendar,
      refreshMinutes: 360 as const,
      sources: [{ ...SOURCE, id: sourceId }],
    })),
  );
  await plant(externalCalendarStore, tenantId, calendars, random.fork('log'));
  const calendarId = calendars[0]?.record.id ?? '';
  const events = EVENTS.map((event, i) => ({
    ...eventOf(today, event),
    calendarId,
    artistIds: [artist.id],
    subscribed: { sourceId, key: `demo ${i}`, shownAs: '' },
  }));
  await plant(externalEventStore, tenantId, drafts(stage, 'external-event', events), random.fork('event log'));
  const source = { sourceId, checkedAt: at, okAt: at, events: events.length, etag: '', lastModified: '', made: '' };
  const state = { tenantId, calendarId, syncedAt: at, events: events.length, conflicts: 0, sources: [source] };
  await putAll([stateItem({ ...state, spread: '' }, undefined)]);
}
