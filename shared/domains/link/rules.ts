import { AppError } from '#shared/kernel/error.ts';
import type { Link, LinkState } from './schemas.ts';

/** Mails and copies of one link that live at the same time; the oldest makes room (outsiders section 2). */
export const MAX_SECRETS = 25;
/** Days a download lives unless said, and at most (outsiders section 2). */
export const DOWNLOAD_DAYS = 30;
export const DOWNLOAD_MAX_DAYS = 365;
/** Link sessions: hours without use, hours in all. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_MAX_HOURS = 24;

/** Where staff find what a link leads to. */
export const pageOf = ({ kind, entity, recordId, period }: Link): string =>
  kind === 'itinerary' && period
    ? `/planning/itinerary?${entity}Id=${recordId}&from=${period.from}&to=${period.to}`
    : `/${entity}/${recordId}`;

/** Expiry is told by the clock, never left to a sweep. */
export const stateAt = (link: Pick<Link, 'state' | 'expiresAt'>, now: string): LinkState =>
  link.state === 'live' && link.expiresAt <= now ? 'expired' : link.state;

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

/** Who holds an ended link may ask for a new one once a day. */
export function asked(link: Link, now: string): Link {
  if (stateAt(link, now) === 'live') throw new AppError('link.live');
  if (link.askedAt && link.askedAt.slice(0, 10) === now.slice(0, 10)) throw new AppError('link.askedToday');
  return { ...link, askedAt: now };
}
