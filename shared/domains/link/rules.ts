import { AppError } from '#shared/kernel/error.ts';
import { placeOfRecord } from '#shared/kernel/target.ts';
import type { Link, LinkState } from './schemas.ts';

/** Mails and copies of one link that live at the same time; the oldest makes room (outsiders section 2). */
export const MAX_SECRETS = 25;
/** Days a download lives unless said, and at most (outsiders section 2). */
export const DOWNLOAD_DAYS = 30;
export const DOWNLOAD_MAX_DAYS = 365;
/** Link sessions: hours without use, hours in all. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_MAX_HOURS = 24;

/** Minutes a code is good for, and how often one may be typed wrong, the last time included (outsiders section 2). */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Codes mailed for one link (outsiders section 2). */
const CODE_SENDS = [
  { max: 3, minutes: 15 },
  { max: 10, minutes: 24 * 60 },
];
const MINUTE_MS = 60_000;

/** Returns the staff page of the record that a link leads to. */
export const pageOf = ({ kind, entity, recordId, period }: Link): string =>
  kind === 'itinerary' && period
    ? `/planning/itinerary?${entity}Id=${recordId}&from=${period.from}&to=${period.to}`
    : placeOfRecord(entity, recordId);

/** Expiry is told by the clock, never left to a sweep. */
export const stateAt = (link: Pick<Link, 'state' | 'expiresAt'>, now: string): LinkState =>
  link.state === 'live' && link.expiresAt <= now ? 'expired' : link.state;

/** Whether a mail carries it: one that ended before its mail left is never sent. */
export const isMailed = ({ mail, state }: Pick<Link, 'mail' | 'state'>): boolean =>
  mail !== undefined && (mail !== 'queued' || state === 'live');

/** With one more secret; answers the hashes that drop out too. */
export function withSecret(link: Link, hash: string): { readonly link: Link; readonly dropped: readonly string[] } {
  const secrets = [...link.secrets, hash];
  const dropped = secrets.slice(0, Math.max(0, secrets.length - MAX_SECRETS));
  return { link: { ...link, secrets: secrets.slice(dropped.length) }, dropped };
}

export function withdrawn(link: Link, now: string): Link {
  if (stateAt(link, now) !== 'live') throw new AppError('link.ended');
  return { ...link, state: 'withdrawn', generation: link.generation + 1, secrets: [] };
}

export function opened(link: Link, now: string): Link {
  if (stateAt(link, now) !== 'live') throw new AppError('link.ended');
  return { ...link, opens: link.opens + 1, lastOpenedAt: now };
}

/** Records a request for a new link. The holder of an ended link may ask once a day. */
export function asked(link: Link, now: string): Link {
  if (stateAt(link, now) === 'live') throw new AppError('link.live');
  if (link.askedAt && link.askedAt.slice(0, 10) === now.slice(0, 10)) throw new AppError('link.askedToday');
  return { ...link, askedAt: now };
}

/** With one more code sent, what is over forgotten; counted back from now, so that no edge of time lets more through. */
export function withCodeSent(sent: readonly string[], now: string): string[] {
  const at = Date.parse(now);
  const within = (minutes: number) => sent.filter((then) => at - Date.parse(then) < minutes * MINUTE_MS);
  for (const { max, minutes } of CODE_SENDS) {
    const first = within(minutes).at(-max);
    if (!first) continue;
    const seconds = Math.ceil((Date.parse(first) + minutes * MINUTE_MS - at) / 1000);
    throw new AppError('tooManyActions', { params: { seconds } });
  }
  return [...within(24 * 60), now];
}

export const codeEnd = (now: Date): string => new Date(now.getTime() + CODE_MINUTES * MINUTE_MS).toISOString();

/** Enough for its owner to know it by: `n•••@hall.example`. */
export const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
