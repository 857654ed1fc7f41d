import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { checkGuest, isClosed } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestInput, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import type { List } from '../log.ts';
import { newGuest, nextGuest, writeGuest } from '../write-guest.ts';
import { guestOf, placeOf } from './items.ts';

/* Guests whom the reader of a link asks for. The caller checks that the link opens the allotment. */

export interface Asking {
  readonly list: List;
  readonly placeId: Id;
  readonly by: NonNullable<Guest['requestedBy']>;
}
const asked = ({ by }: Asking) => [emit('guestsAsked', { entity: 'guestList', linkId: by.linkId })];

/** An allotment that still takes requests. */
async function openPlace(ctx: TenantContext, { list, placeId }: Asking): Promise<Place> {
  const place = await placeOf(ctx, list, placeId);
  if (place.deletedAt) throw new AppError('notFound');
  if (isClosed(place, toLocal(ctx.now.toISOString(), list.show.zone))) throw new AppError('guestList.cutoffPassed');
  return place;
}

/** A guest of the reader, with the allotment. Guests of others do not exist for them. */
async function ownGuest(ctx: TenantContext, of: Asking, guestId: Id) {
  const [place, before] = await Promise.all([openPlace(ctx, of), guestOf(ctx, of.list, of.placeId, guestId)]);
  if (before.requestedBy?.linkId !== of.by.linkId) throw new AppError('notFound');
  return { list: of.list, place, before };
}

export const askGuest = (ctx: TenantContext, of: Asking, input: GuestInput): Promise<unknown> =>
  retryStale(async () => {
    const place = await openPlace(ctx, of);
    checkGuest(place, input);
    const after = newGuest(ctx, place, input, of.by);
    const how = { action: 'guest.request', outbox: asked(of), refused: () => new AppError('stale') };
    return writeGuest(ctx, { list: of.list, place, after }, how);
  });

type AskedChange = GuestInput & { readonly guestId: Id; readonly rev: number };
/** Changes a guest and asks anew: the agency may have decided about fewer heads, or about somebody else. */
export const changeAsked = (ctx: TenantContext, of: Asking, { guestId, rev, ...input }: AskedChange) =>
  retryStale(async () => {
    const { list, place, before } = await ownGuest(ctx, of, guestId);
    if (before.rev !== rev) throw new AppError('stale');
    if (before.status !== 'requested' && before.status !== 'waitlist') throw new AppError('guestList.badStep');
    checkGuest(place, input, before);
    const anew = newGuest(ctx, place, input, of.by);
    const { waitingSince } = before;
    const since = waitingSince && anew.status === 'waitlist' ? { waitingSince } : {};
    const after = nextGuest(before, { ...anew, ...since, id: guestId });
    const how = { action: 'guest.update', outbox: asked(of), refused: () => new AppError('stale') };
    return writeGuest(ctx, { list, place, before, after }, how);
  });

/** Takes a request back. Its heads go to the line. A guest who is here stays. */
export const dropAsked = (ctx: TenantContext, of: Asking, guestId: Id): Promise<unknown> =>
  retryStale(async () => {
    const found = await ownGuest(ctx, of, guestId);
    if (found.before.status === 'collected') throw new AppError('guestList.badStep');
    return writeGuest(ctx, found, { action: 'guest.remove' });
  });
