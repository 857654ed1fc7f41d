import type { Translated } from '#shared/kernel/text/translated.ts';
import { addDays, addMonths, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { FeedSecretState } from './schemas.ts';

/** Days after which an unused address expires (outsiders section 2). */
export const UNUSED_DAYS = 180;
/** The period of a feed: 90 days back and 18 months ahead (outsiders section 5). */
export const DAYS_BACK = 90;
export const MONTHS_AHEAD = 18;
/** Days for which the feed reports a missing appointment as cancelled. */
export const CANCELLED_DAYS = 30;
/** The most appointments of a feed, the earliest first: some 3 MB of text, of the 6 that a function may answer. */
export const MAX_EVENTS = 5_000;

export const feedPeriod = (today: LocalDate): { from: LocalDate; to: LocalDate } => ({
  from: addDays(today, -DAYS_BACK),
  to: addMonths(today, MONTHS_AHEAD),
});

interface Used {
  readonly createdAt: string;
  readonly lastUsedOn?: LocalDate | undefined;
  readonly revokedAt?: string | undefined;
}
export function secretState({ createdAt, lastUsedOn, revokedAt }: Used, today: LocalDate): FeedSecretState {
  if (revokedAt) return 'revoked';
  const last = lastUsedOn ?? createdAt.slice(0, 10);
  return diffDays(last, today) > UNUSED_DAYS ? 'unused' : 'live';
}

/** An appointment as a calendar last read it: enough to cancel it, and nothing that the calendar did not know. */
export interface Told {
  readonly uid: string;
  readonly sequence: number;
  /** The start as the calendar knows it; a date for an all-day appointment. */
  readonly start: string;
  /** The time zone of the start. */
  readonly zone?: string | undefined;
  /** The amount by which its sequence exceeds the appointment's own, because it was once cancelled. */
  readonly raised?: number | undefined;
}
export interface Gone extends Told {
  readonly at: string;
}
export interface FeedState {
  readonly told: readonly Told[];
  readonly gone: readonly Gone[];
}

const stillSaid = (at: string) => {
  const oldest = new Date(Date.parse(at) - CANCELLED_DAYS * 86_400_000).toISOString();
  return (one: Gone): boolean => one.at > oldest;
};
/** Finds the appointments that the feed reports as cancelled. */
export const takenBack = ({ gone }: FeedState, at: string): readonly Gone[] => gone.filter(stillSaid(at));

/**
 * Computes the state of a calendar after it has read the current appointments. A missing appointment was cancelled or
 * deleted, fell out of the filter, or is no longer the owner's to see. The feed reports it as cancelled for 30 days.
 * The state keeps it as long as it may return, because a calendar that kept it takes no lower sequence. An appointment
 * that has returned is no longer reported.
 */
export function remember({ told, gone }: FeedState, now: readonly Told[], at: string, earliest: LocalDate): FeedState {
  const here = new Set(now.map(({ uid }) => uid));
  const isStillSaid = stillSaid(at);
  const mayReturn = (one: Gone) => isStillSaid(one) || one.start.slice(0, 10) >= earliest;
  const left = told
    .filter(({ uid, start }) => !here.has(uid) && start.slice(0, 10) >= earliest)
    .map((one) => ({ ...one, sequence: one.sequence + 1, at }));
  const stays = gone.filter((one) => !here.has(one.uid) && mayReturn(one));
  return { told: now, gone: [...left, ...stays].slice(0, MAX_EVENTS) };
}

/**
 * Raises the sequence of returned appointments, so that calendars take them. The sequence follows that of the
 * cancellation, though perhaps only the reader's rights have changed.
 */
export function raisedAfter({ told, gone }: FeedState) {
  const raises = new Map(told.map(({ uid, raised = 0 }) => [uid, raised]));
  const cancelled = new Map(gone.map(({ uid, sequence }) => [uid, sequence]));
  return <E extends Pick<Told, 'uid' | 'sequence'>>(event: E): E & Pick<Told, 'raised'> => {
    const last = cancelled.get(event.uid);
    const raised = last === undefined ? (raises.get(event.uid) ?? 0) : Math.max(0, last + 1 - event.sequence);
    return raised > 0 ? { ...event, sequence: event.sequence + raised, raised } : event;
  };
}

/** The only text of a cancelled appointment. */
export const CANCELLED_WORDS: Translated = {
  en: 'Cancelled',
  nl: 'Geannuleerd',
  de: 'Abgesagt',
  it: 'Annullati',
  es: 'Cancelados',
  'pt-br': 'Cancelados',
  pt: 'Cancelados',
};
