import type { IcsEvent } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { addDays, addMinutes, dateOf, type LocalDate, type LocalDateTime } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';

/** The most changes of a run: some minutes of calls, one after the other. */
export const MAX_CHANGES = 500;
/** Minutes in which the user has to agree at Google. */
export const CONSENT_MINUTES = 10;
/** Days for which an ended connection tries to delete its calendar. */
export const ENDING_DAYS = 7;

/** An event of the feed as it stands at Google, or as it may: `hash` is empty while its sending is under way. */
export interface Sent {
  readonly uid: string;
  readonly hash: string;
  readonly start: LocalDate;
}
export interface Changes<E> {
  /** Events that the feed no longer has. */
  readonly remove: readonly Sent[];
  /** Events that are new or have changed. */
  readonly send: readonly E[];
  /** Whether more is left for the next run. */
  readonly isPartial: boolean;
}

/**
 * Computes a bounded piece of the difference. Removals come first: they may take back what the user must not see any
 * more. What began before the period of the feed stays in the calendar, as a feed's readers keep it.
 */
export function changesOf<E extends Sent>(
  wanted: readonly E[],
  sent: readonly Sent[],
  earliest: LocalDate,
  max = MAX_CHANGES,
): Changes<E> {
  const here = new Set(wanted.map(({ uid }) => uid));
  const known = new Map(sent.map(({ uid, hash }) => [uid, hash]));
  const gone = sent.filter(({ uid, start }) => !here.has(uid) && start >= earliest);
  const news = wanted.filter(({ uid, hash }) => known.get(uid) !== hash);
  const remove = gone.slice(0, max);
  const send = news.slice(0, max - remove.length);
  return { remove, send, isPartial: remove.length + send.length < gone.length + news.length };
}

/** Forgets what has left the period: no run may remove it any more. */
export const within = (sent: readonly Sent[], earliest: LocalDate): Sent[] =>
  sent.filter(({ start }) => start >= earliest);

type Moment = { readonly date: LocalDate } | { readonly dateTime: string; readonly timeZone: string };
/** An event as Google's Calendar API v3 takes it. */
export interface GoogleEvent {
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly status: 'confirmed' | 'tentative';
  readonly transparency: 'opaque' | 'transparent';
  readonly start: Moment;
  readonly end: Moment;
  readonly reminders: {
    readonly useDefault: false;
    readonly overrides: readonly { readonly method: 'popup'; readonly minutes: number }[];
  };
  readonly source?: { readonly title: string; readonly url: string };
}

/** The span of an event. Google takes none without a zone, and none that is empty. */
function spanOf(event: IcsEvent, ownZone: string): Pick<GoogleEvent, 'start' | 'end'> {
  const { start, end, isAllDay, zone = ownZone, endZone = zone } = event;
  if (isAllDay) return { start: { date: dateOf(start) }, end: { date: addDays(dateOf(end), 1) } };
  const at = (local: LocalDateTime, timeZone: string) => ({ dateTime: `${local}:00`, timeZone });
  const isLater = instantOf(end, endZone) > instantOf(start, zone);
  return { start: at(start, zone), end: isLater ? at(end, endZone) : at(addMinutes(start, 1), zone) };
}

/** The event of a feed in Google's form. `ownZone` is the zone of times that name none. */
export function googleEvent(event: IcsEvent, ownZone: string): GoogleEvent {
  const { summary, description = '', location = '', status, isFree, url, alarmMinutes } = event;
  return {
    summary,
    description,
    location,
    // The status is always sent: it revives an event that was deleted before.
    status: status === 'TENTATIVE' ? 'tentative' : 'confirmed',
    transparency: isFree ? 'transparent' : 'opaque',
    ...spanOf(event, ownZone),
    reminders: {
      useDefault: false,
      overrides: alarmMinutes === undefined ? [] : [{ method: 'popup', minutes: alarmMinutes }],
    },
    ...(url ? { source: { title: 'Backline', url } } : {}),
  };
}
