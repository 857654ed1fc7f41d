import { AppError } from '#shared/kernel/contract/error.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import type { Link, LinkKind, LinkState } from './schemas.ts';

/** The most live secrets of a link, by mail or copy. A new one replaces the oldest (outsiders section 2). */
export const MAX_SECRETS = 25;
/** The lifetime of a download in days: the default, and the most (outsiders section 2). */
export const DOWNLOAD_DAYS = 30;
export const DOWNLOAD_MAX_DAYS = 365;
/** The limits of a link session: hours without use, and hours in all. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_MAX_HOURS = 24;

/** The lifetime of a code in minutes, and the wrong tries that end it (outsiders section 2). */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** The most codes mailed for one link in a period (outsiders section 2). */
const CODE_SENDS = [
  { max: 3, minutes: 15 },
  { max: 10, minutes: 24 * 60 },
];
const MINUTE_MS = 60_000;

/** The end of a link that no day ends. */
export const LINK_FOREVER = '9999-12-31T23:59:59.000Z';

const PAGES = {
  download: '/download',
  itinerary: '/itinerary',
  esign: '/esign/invitation',
  quote: '/quote/invitation',
  invoice: '/invoicev2/invitation',
  statement: '/statement/invitation',
  advancing: '/advancing/invitation',
  selfBill: '/selfbill/invitation',
  portal: '/portal',
  guestList: '/guestlist/invitation',
  onboarding: '/clientonboarding',
  guest: '/guest',
} as const satisfies Record<LinkKind, string>;
/** Returns the path of the page that a secret opens. */
export const pathOfLink = (kind: LinkKind, secret: string): string => `${PAGES[kind]}/${secret}`;

/** The operator's page with the invitations of new agencies. */
const INVITATIONS = '/adminone/client';
/** Returns the staff page of the record that a link leads to. */
export const pageOf = ({ kind, entity, recordId, period, person }: Link): string =>
  person?.page ??
  (kind === 'onboarding' ? INVITATIONS : undefined) ??
  // A pass is stored apart from the links of its list.
  (kind === 'guest' ? placeOfRecord('guestList', recordId) : undefined) ??
  (kind === 'itinerary' && period
    ? `/planning/itinerary?${entity}Id=${recordId}&from=${period.from}&to=${period.to}`
    : placeOfRecord(entity, recordId));

/** Tells whether all downloads of a link are used up. */
const isUsedUp = ({ share }: Pick<Link, 'share'>): boolean =>
  share?.maxDownloads !== undefined && share.downloads >= share.maxDownloads;

/** Returns the state at a moment. The clock decides expiry, never a sweep. */
export function stateAt(link: Pick<Link, 'state' | 'expiresAt' | 'share'>, now: string): LinkState {
  if (link.state !== 'live') return link.state;
  if (link.expiresAt <= now) return 'expired';
  return isUsedUp(link) ? 'finished' : 'live';
}

/** Whether a mail contains the link. The mail is never sent if the link ended first. */
export const isMailed = ({ mail, state }: Pick<Link, 'mail' | 'state'>): boolean =>
  mail !== undefined && (mail !== 'queued' || state === 'live');

/** Adds a secret, and returns the hashes that it pushed out. */
export function withSecret(link: Link, hash: string): { readonly link: Link; readonly dropped: readonly string[] } {
  const secrets = [...link.secrets, hash];
  const dropped = secrets.slice(0, Math.max(0, secrets.length - MAX_SECRETS));
  return { link: { ...link, secrets: secrets.slice(dropped.length) }, dropped };
}

export function withdrawn(link: Link, now: string): Link {
  if (stateAt(link, now) !== 'live') throw new AppError('link.ended');
  return { ...link, state: 'withdrawn', generation: link.generation + 1, secrets: [] };
}

/** Makes a link that has ended work again until a later time. Its earlier secrets stay dead. */
export function renewed(link: Link, expiresAt: string, now: string): Link {
  if (stateAt(link, now) === 'live') throw new AppError('link.live');
  return { ...link, state: 'live', generation: link.generation + 1, secrets: [], expiresAt };
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

/** Adds a sent code and drops the expired ones. The periods end now, so that no edge of a period lets more through. */
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

/** Masks an address so that its owner still recognises it: `n•••@hall.example`. */
export const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
