import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Changed } from '#shared/domains/journeys/guest-list/contract.ts';
import { askedOnly, checkGuest, type GuestStep, startOf, stepped } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestInput, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { internalList } from './access.ts';
import type { Counting } from './counts.ts';
import { guestOf, placeOf } from './items.ts';
import { admitLine, guestWrites } from './line.ts';
import { guestText, type List, logged } from './log.ts';

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

interface Done extends Counting {
  readonly action: string;
  readonly reason?: string | undefined;
}
interface Change {
  readonly list: List;
  readonly place: Place;
  readonly before?: Guest;
  readonly after?: Guest;
}
/** Writes one guest with the figures and the log, and offers the freed heads to the line. */
async function write(ctx: UserContext, { list, place, before, after }: Change, done: Done): Promise<Changed> {
  const { action, reason, ...how } = done;
  const text = (guest: Guest | undefined) => guest && guestText(guest, place);
  await commit([
    ...guestWrites(ctx, list, place.id, [{ before, after }], how),
    logged(ctx, list, action, [
      { field: 'guest', before: text(before ?? after), after: text(after ?? before) },
      ...(reason ? [{ field: 'reason', after: reason }] : []),
    ]),
  ]);
  return admitLine(ctx, list, place.id, after ? [after] : []);
}

const next = (before: Guest, after: Omit<Guest, 'rev'>): Guest => ({ ...after, rev: before.rev + 1 });

/** Adds a guest. When the allotment decides and another guest just took the last heads, the new guest waits. */
export const addGuest = (ctx: UserContext, of: InPlace, input: GuestInput): Promise<Changed> =>
  retryStale(async () => {
    const { list, place } = await openPlace(ctx, of);
    checkGuest(place, input);
    const status = startOf(place, input);
    const after: Guest = {
      ...askedOnly(place, input),
      id: newId(ctx.now),
      placeId: place.id,
      rev: 1,
      status,
      ...(status === 'waitlist' ? { waitingSince: ctx.now.toISOString() } : {}),
    };
    return write(ctx, { list, place, after }, { action: 'guest.add', refused: () => new AppError('stale') });
  });

function checkRev(before: Guest, rev: number): void {
  if (before.rev !== rev) throw new AppError('stale', {}, { current: before });
}

export async function changeGuest(ctx: UserContext, of: OfGuest, input: GuestInput, rev: number): Promise<Changed> {
  const { list, place, before } = await openGuest(ctx, of);
  checkRev(before, rev);
  checkGuest(place, input, before);
  const after = next(before, { ...before, ...askedOnly(place, input) });
  return write(ctx, { list, place, before, after }, { action: 'guest.update', field: 'plusOnes' });
}

export const removeGuest = (ctx: UserContext, of: OfGuest): Promise<Changed> =>
  retryStale(async () => write(ctx, await openGuest(ctx, of), { action: 'guest.remove' }));

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
  const after = stepped(before, on, { at: at ?? ctx.now.toISOString(), reason });
  if (after === before) return { place, guests: [before] };
  const done = { action: `guest.${on}`, field: 'decision', ...(after.status === 'denied' ? { reason } : {}) };
  return write(ctx, { list, place, before, after: next(before, after) }, done);
}
