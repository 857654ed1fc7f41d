import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isPublicUrl } from '#functions/platform/http/outside.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import { MasterStore, type Placed, type Tenant } from '#functions/platform/record/master.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import {
  type EventSourceInput,
  type ExternalCalendarInput,
  isFeedAddress,
} from '#shared/domains/booking/external-calendar/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, isId, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

export interface CalendarFields extends ExternalCalendarInput {
  /** The user who owns the calendar; empty when it is a calendar of the agency. */
  readonly ownerId: string;
  readonly sources: (EventSourceInput & { id: Id })[];
}
export type StoredCalendar = Stored<Placed<CalendarFields>>;

export const externalCalendarStore = new MasterStore<CalendarFields>({
  name: 'external-calendar',
  // Own calendars are lists of their own: two people may both have one called "Private".
  scope: { field: 'ownerId', toNo: (owner) => (isId(owner) ? noOf(owner) : undefined) },
  follows: (was, is) => {
    const id = (is ?? was)?.id;
    return id ? [emit('externalCalendar', { id })] : [];
  },
});

export const maySee = (ctx: UserContext, { ownerId, artistIds }: CalendarFields): boolean =>
  ctx.actor.environment === 'internal' &&
  (ownerId === '' || ownerId === ctx.actor.userId) &&
  artistAccess.may(ctx, artistIds);

/** Another's own calendar, or one of artists the caller does not see, is not there. */
export function checkSeen<C extends CalendarFields>(ctx: UserContext, calendar: C): C {
  if (!maySee(ctx, calendar)) throw new AppError('notFound');
  return calendar;
}

export const seenCalendar = async (ctx: UserContext, id: Id): Promise<StoredCalendar> =>
  checkSeen(ctx, await externalCalendarStore.get(ctx, id));

/** Refuses artists who are missing or whom the caller may not see. Artists that the calendar named before may stay. */
export async function checkArtists(ctx: UserContext, ids: readonly Id[], before: readonly Id[] = []): Promise<void> {
  const fresh = ids.filter((id) => !before.includes(id));
  const found = await Promise.all(fresh.map((id) => artistStore.find(ctx, id)));
  const isOffered = found.every((artist) => artist && !artist.deletedAt && artist.isActive);
  if (!isOffered || fresh.some((id) => !artistAccess.may(ctx, [id])))
    throw new AppError('choice', { field: 'artistIds' });
}

export async function artistsOf(ctx: Tenant, ids: readonly Id[]): Promise<{ id: Id; name: string }[]> {
  const found = await artistStore.many(ctx, [...new Set(ids.map(noOf))]);
  return ids.flatMap((id) => {
    const artist = found.find((candidate) => candidate.id === id);
    return artist ? [{ id, name: artist.name }] : [];
  });
}

export const feedUrl = (address: string): URL => new URL(address.replace(/^webcals?:/i, 'https:'));

export function checkAddress(field: string, address: string): void {
  if (isFeedAddress(address) && isPublicUrl(feedUrl(address))) return;
  throw new AppError('externalCalendar.address', { field });
}

/** Prepares the stored form of an input: with its owner, and with an id for every source. */
export async function prepareCalendar(
  ctx: UserContext,
  input: CalendarFields,
  before?: CalendarFields,
): Promise<CalendarFields> {
  if (ctx.actor.environment !== 'internal') throw new AppError('denied');
  input.sources.forEach(({ url }, i) => {
    checkAddress(`sources.${i}.url`, url);
  });
  const artistIds = [...new Set(input.artistIds)];
  await checkArtists(ctx, artistIds, before?.artistIds);
  const sources = withLineIds(ctx, input.sources, before?.sources);
  return { ...input, artistIds, sources, ownerId: input.isOwn ? ctx.actor.userId : '' };
}
