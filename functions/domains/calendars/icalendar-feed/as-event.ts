import type { TravelPart } from '#functions/domains/journeys/travel/public/parts.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { PrivateEntryFields } from '#shared/domains/booking/private-entry/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { IcsEvent } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { CANCELLED_WORDS, type Gone, type Told } from '#shared/domains/calendars/icalendar-feed/rules.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { IcalendarTemplateInput, ShowField } from '#shared/domains/reference/icalendar-template/contract.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { fillText } from '#shared/kernel/text/field-text.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { StoredFeed } from './store.ts';

export type Template = Pick<IcalendarTemplateInput, 'showTitle' | 'showText' | 'privateTitle' | 'privateText'>;

const uidOf = (kind: string, id: string) => `${kind}-${id}@backline`;
/** Grows with the appointment and with the feed: another template is news too. */
const sequenceOf = (feed: StoredFeed, { rev }: { readonly rev: number }) => rev + feed.rev - 2;
const later = (a: string, b: string) => (a > b ? a : b);

const common = (feed: StoredFeed, kind: string, record: Stored<{ start: string; end: string; isAllDay: boolean }>) => ({
  uid: uidOf(kind, record.id),
  sequence: sequenceOf(feed, record),
  changedAt: later(record.updatedAt, feed.updatedAt),
  start: record.start,
  end: record.end,
  isAllDay: record.isAllDay,
  alarmMinutes: feed.alarmMinutes,
});

export function showEvent(feed: StoredFeed, template: Template, show: Stored<ShowFields>, status: string): IcsEvent {
  const { venue, room = '', number, timeOfPerformance: time, description: title } = show;
  const values: Readonly<Record<ShowField, string>> = {
    artist: show.artists.map(({ name }) => name).join(', '),
    title,
    venue: venue?.name ?? '',
    room,
    city: venue?.city ?? '',
    status,
    number,
    time,
    production: show.production?.name ?? '',
    owner: show.owner.name,
  };
  const { lat, lng } = venue ?? {};
  return {
    ...common(feed, 'show', show),
    zone: show.zone,
    status: show.phase === 'options' ? 'TENTATIVE' : 'CONFIRMED',
    isFree: show.phase === 'options',
    summary: fillText(template.showTitle, values) || values.artist,
    description: fillText(template.showText, values),
    location: [venue?.name, room, venue?.cityCountry].filter(Boolean).join(', '),
    ...(lat === undefined || lng === undefined ? {} : { geo: { lat, lng } }),
    url: `${env.pageBase()}/show/${show.id}`,
    categories: status ? [status] : [],
  };
}

export function privateEvent(
  feed: StoredFeed,
  template: Template,
  entry: Stored<PrivateEntryFields>,
  artist: string,
): IcsEvent {
  const values = { artist, title: entry.title };
  return {
    ...common(feed, 'private', entry),
    status: 'CONFIRMED',
    summary: fillText(template.privateTitle, values) || entry.title,
    description: fillText(template.privateText, values),
  };
}

/** Read like the agency's own entries. */
export function travelEvent(
  feed: StoredFeed,
  template: Template,
  kind: TravelKind,
  journey: Stored<TravelFields>,
  { id, title, span, location, geo, lines }: TravelPart,
): IcsEvent {
  const values = { artist: journey.artists.map(({ name }) => name).join(', '), title };
  const text = [...lines, journey.notes, fillText(template.privateText, values)];
  const { rev, updatedAt, no, createdAt } = journey;
  const { start, arrival, end: drawn, isAllDay, zone, endZone } = span;
  const times = zone ? { start, end: arrival ?? drawn } : { start, end: drawn };
  return {
    ...common(feed, kind, { id, rev, updatedAt, no, createdAt, isAllDay, ...times }),
    ...(zone ? { zone, endZone } : {}),
    status: journey.phase === 'options' ? 'TENTATIVE' : 'CONFIRMED',
    summary: fillText(template.privateTitle, values) || title,
    description: text.filter(Boolean).join('\n'),
    location,
    ...(geo ? { geo } : {}),
    url: `${env.pageBase()}${placeOfRecord(kind, journey.id)}`,
  };
}

export const toldOf = ({ uid, sequence, start, isAllDay, zone, raised }: IcsEvent & Pick<Told, 'raised'>): Told => ({
  uid,
  sequence,
  start: isAllDay ? start.slice(0, 10) : start,
  ...(zone && !isAllDay ? { zone } : {}),
  ...(raised ? { raised } : {}),
});

/** Takes an appointment back from the calendars that have it. */
export function goneEvent({ locale }: StoredFeed, { uid, sequence, start, zone, at }: Gone): IcsEvent {
  const isAllDay = start.length === 10;
  const clock = isAllDay ? `${start}T00:00` : start;
  return {
    uid,
    sequence,
    changedAt: at,
    start: clock,
    end: clock,
    isAllDay,
    zone,
    status: 'CANCELLED',
    isFree: true,
    summary: inLanguage(CANCELLED_WORDS, locale),
  };
}
