import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { GuestChange } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { hearsThemselves, tellingOf, toldDecision } from '#shared/domains/journeys/guest-list/telling.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** Whether somebody other than the person who asked has decided. A check-in and its undo are no decisions. */
function isDecision({ actor }: TenantContext, { before, after }: GuestChange): boolean {
  if (!before?.requestedBy || before.requestedBy.linkId === actor.userId) return false;
  return before.status !== after?.status && before.status !== 'collected' && after?.status !== 'collected';
}

/** Promises guests the news of decisions about themselves. */
export function tellsOf(list: { readonly id: Id }, place: Place, changes: readonly GuestChange[]): OutboxEntry[] {
  const guests = changes.flatMap(({ before, after }) =>
    after && hearsThemselves(place, after) && tellingOf(after) && tellingOf(after) !== tellingOf(before)
      ? [after.id]
      : [],
  );
  return guests.length > 0 ? [emit('guestTelling', { listId: list.id, placeId: place.id, guestIds: guests })] : [];
}

/** Marks a guest with the time of a decision. */
export function decidedBy(ctx: TenantContext, before: Guest | undefined, after: Guest | undefined): Guest | undefined {
  if (!after || !toldDecision(after) || !isDecision(ctx, { before, after })) return after;
  return { ...after, decidedAt: ctx.now.toISOString() };
}

/** Promises the news of decisions to those who asked. Each link hears once of all its guests. */
export function newsOf(ctx: TenantContext, changes: readonly GuestChange[]): OutboxEntry[] {
  const told = changes.filter((change) => isDecision(ctx, change));
  const links = new Set(told.flatMap(({ before }) => before?.requestedBy?.linkId ?? []));
  return [...links].map((linkId) => emit('guestsDecided', { entity: 'guestList', linkId }));
}
