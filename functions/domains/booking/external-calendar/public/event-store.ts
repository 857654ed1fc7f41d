import { type AppointmentSummary, calendarOf } from '#functions/platform/data/appointment.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { takesTime } from '#shared/domains/booking/external-calendar/rules.ts';
import type { ExternalEventFields } from '#shared/domains/booking/external-event/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addMonths, at } from '#shared/kernel/time/date.ts';
import { ledgerWrites } from './ledger-store.ts';

/** The fields that a subscription adds to an event. */
interface Subscribed {
  readonly sourceId: string;
  /** The key of the event within its source. */
  readonly key: string;
  /** The name of the event in planning, used when its own title is private. */
  readonly shownAs: string;
}
export interface KeptEvent extends ExternalEventFields {
  readonly zone: string;
  readonly subscribed?: Subscribed | undefined;
}
export type StoredEvent = Stored<KeptEvent>;

/** The most cards of an event. A transaction takes 99 writes, the event and its place in the calendar among them. */
const MAX_CARDS = 90;

/**
 * Returns the last day on which planning shows an event. Each month and artist is an item, so a longer event is shown
 * in its first months.
 */
function shownEnd({ start, end, artistIds }: KeptEvent): string {
  const months = Math.floor(MAX_CARDS / artistIds.length) - 1;
  const last = addMonths(start.slice(0, 10), months);
  return end.slice(0, 10) > last ? at(last, '23:59') : end;
}

export function summariesOf(event: StoredEvent): AppointmentSummary[] {
  if (event.status === 'free') return [];
  const phase = takesTime(event) ? 'confirmed' : 'options';
  return event.artistIds.map((artistId) => ({
    kind: 'external',
    recordNo: event.no,
    id: event.id,
    artistNo: noOf(artistId),
    rank: 0,
    phase,
    title: event.subscribed?.shownAs || event.title,
    city: event.location.slice(0, 50),
    statusId: '',
    start: event.start,
    end: shownEnd(event),
    isAllDay: event.isAllDay,
    isNight: event.isNight,
    rev: event.rev,
  }));
}

export const externalEventStore = new RecordStore<KeptEvent>({
  name: 'external-event',
  title: (event) => event.title,
  calendar: calendarOf(summariesOf),
  // The calendar counts its events and conflicts again.
  follows: (was, is) =>
    [...new Set([was?.calendarId, is?.calendarId])].flatMap((id) => (id ? [emit('externalCalendar', { id })] : [])),
  derived: (tenantId, before, after) =>
    ledgerWrites(tenantId, before?.deletedAt ? undefined : before, after.deletedAt ? undefined : after),
});
