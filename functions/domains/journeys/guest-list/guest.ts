import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Changed } from '#shared/domains/journeys/guest-list/contract.ts';
import { atDoor, notAhead } from '#shared/domains/journeys/guest-list/door.ts';
import { askedOnly, checkGuest, type GuestStep, stepped } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestInput, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { List } from './log.ts';
import { internalList } from './public/access.ts';
import { guestOf, placeOf } from './public/items.ts';
import { newGuest, nextGuest, writeGuest } from './write-guest.ts';

export interface InPlace {
  readonly id: Id;
  readonly placeId: Id;
}
export interface OfGuest extends InPlace {
  readonly guestId: Id;
}

/** Opens a list and a place in it for a change by a user inside. */
export async function openPlace(ctx: UserContext, { id, placeId }: InPlace): Promise<{ list: List; place: Place }> {
  const place = placeOf(ctx, { no: noOf(id) }, placeId);
  // A user who may not see the list is told nothing of the place.
  const [list] = await Promise.all([internalList(ctx, id), place.catch(() => undefined)]);
  const found = await place;
  if (found.deletedAt) throw new AppError('notFound');
  return { list, place: found };
}

async function openGuest(ctx: UserContext, of: OfGuest) {
  const guest = guestOf(ctx, { no: noOf(of.id) }, of.placeId, of.guestId);
  const [opened] = await Promise.all([openPlace(ctx, of), guest.catch(() => undefined)]);
  return { ...opened, before: await guest };
}

/** Adds a guest. When the allotment decides and another guest just took the last heads, the new guest waits. */
export const addGuest = (ctx: UserContext, of: InPlace, input: GuestInput): Promise<Changed> =>
  retryStale(async () => {
    const { list, place } = await openPlace(ctx, of);
    checkGuest(place, input);
    const after = newGuest(ctx, place, input);
    return writeGuest(ctx, { list, place, after }, { action: 'guest.add', refused: () => new AppError('stale') });
  });

function checkRev(before: Guest, rev: number): void {
  if (before.rev !== rev) throw new AppError('stale', {}, { current: before });
}

export async function changeGuest(ctx: UserContext, of: OfGuest, input: GuestInput, rev: number): Promise<Changed> {
  const { list, place, before } = await openGuest(ctx, of);
  checkRev(before, rev);
  checkGuest(place, input, before);
  const after = nextGuest(before, { ...before, ...askedOnly(place, input) });
  return writeGuest(ctx, { list, place, before, after }, { action: 'guest.update', field: 'plusOnes' });
}

export const removeGuest = (ctx: UserContext, of: OfGuest): Promise<Changed> =>
  retryStale(async () => writeGuest(ctx, await openGuest(ctx, of), { action: 'guest.remove' }));

interface Step {
  readonly on: GuestStep;
  readonly rev?: number;
  readonly at?: string | undefined;
  readonly reason?: string | undefined;
}
/** A step of a guest's life; said twice, nothing more happens. */
export async function stepGuest(ctx: UserContext, of: OfGuest, { on, rev, reason, at }: Step): Promise<Changed> {
  const { list, place, before } = await openGuest(ctx, of);
  if (rev !== undefined) checkRev(before, rev);
  const now = ctx.now.toISOString();
  const isDoor = on === 'checkIn' || on === 'takeBack';
  const after = isDoor
    ? atDoor(before, { isHere: on === 'checkIn', at: notAhead(at ?? now, now) })
    : stepped(before, on, { at: now, reason });
  if (after === before) return { place, guests: [before] };
  const done = { action: `guest.${on}`, field: 'decision', ...(after.status === 'denied' ? { reason } : {}) };
  return writeGuest(ctx, { list, place, before, after: nextGuest(before, after) }, done);
}
