import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Changed } from '#shared/domains/journeys/guest-list/contract.ts';
import { askedOnly, startOf } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestInput, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Counting } from './counts.ts';
import { decidedBy, newsOf, tellsOf } from './decided.ts';
import { admitLine, guestWrites } from './line.ts';
import { guestText, type List, logged } from './log.ts';

/** A guest as they come in, with the person outside who asked for them. */
export function newGuest(
  ctx: TenantContext,
  place: Place,
  input: GuestInput,
  requestedBy?: NonNullable<Guest['requestedBy']>,
): Guest {
  const status = startOf(place, input);
  return {
    ...askedOnly(place, input),
    id: newId(ctx.now),
    placeId: place.id,
    rev: 1,
    status,
    ...(status === 'waitlist' ? { waitingSince: ctx.now.toISOString() } : {}),
    ...(requestedBy ? { requestedBy } : {}),
  };
}
export const nextGuest = (before: Guest, after: Omit<Guest, 'rev'>): Guest => ({ ...after, rev: before.rev + 1 });

interface Done extends Counting {
  readonly action: string;
  readonly reason?: string | undefined;
  readonly outbox?: readonly OutboxEntry[];
}
interface Change {
  readonly list: List;
  readonly place: Place;
  readonly before?: Guest;
  readonly after?: Guest;
}
/** Writes one guest with the figures and the log, and offers the freed heads to the line. */
export async function writeGuest(ctx: TenantContext, change: Change, done: Done): Promise<Changed> {
  const { list, place, before } = change;
  const { action, reason, outbox = [], ...how } = done;
  const after = decidedBy(ctx, before, change.after);
  const text = (guest: Guest | undefined) => guest && guestText(guest, place);
  const changes = [
    { field: 'guest', before: text(before ?? after), after: text(after ?? before) },
    ...(reason ? [{ field: 'reason', after: reason }] : []),
  ];
  await commit([
    ...guestWrites(ctx, list, place.id, [{ before, after }], how),
    logged(ctx, list, action, changes, [
      ...outbox,
      ...newsOf(ctx, [{ before, after }]),
      ...tellsOf(list, place, [{ before, after }]),
    ]),
  ]);
  return admitLine(ctx, list, place.id, after ? [after] : []);
}
