import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, overRev, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Changed } from '#shared/domains/journeys/guest-list/contract.ts';
import { admitted, type GuestChange, movedBy, stepped } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Counting, countWrites } from './counts.ts';
import { decidedBy, newsOf, tellsOf } from './decided.ts';
import { guestText, type List, logged } from './log.ts';
import { guestKey, guestsOf, type ListNo, placeOf } from './public/items.ts';

/** Guests let in with one transaction. */
const AT_ONCE = 40;
const stale = () => new AppError('stale');

/** Writes one guest as an item: as new, over the revision that was read, or as removed. */
function guestWrite(ctx: TenantContext, list: ListNo, { before, after }: GuestChange): Write[] {
  const guest = after ?? before;
  if (!guest) return [];
  const [TableName, Key] = [tableName(), guestKey(ctx, list, guest)];
  const condition = overRev(before?.rev ?? 0);
  const item = after
    ? { Put: { TableName, Item: { ...after, ...Key }, ...condition } }
    : { Delete: { TableName, Key, ...condition } };
  return [{ item, refused: stale }];
}

/** Guests of one place before and after, with all that counts them. */
export const guestWrites = (
  ctx: TenantContext,
  list: ListNo,
  placeId: Id,
  changes: readonly GuestChange[],
  how?: Counting,
): Write[] => [
  ...changes.flatMap((change) => guestWrite(ctx, list, change)),
  ...countWrites(ctx, list, placeId, movedBy(changes), how),
];

/** Reads the place as it is now, and lets in the next guests of its line. */
async function letIn(ctx: TenantContext, list: List, placeId: Id): Promise<Changed> {
  const place = await placeOf(ctx, list, placeId);
  if (place.deletedAt || place.mode !== 'auto' || place.waiting === 0 || place.free <= 0) return { place, guests: [] };
  const lucky = admitted(place, await guestsOf(ctx, list, placeId)).slice(0, AT_ONCE);
  const changes = lucky.map((before) => {
    const after = { ...stepped(before, 'approve', { at: ctx.now.toISOString() }), rev: before.rev + 1 };
    return { before, after: decidedBy(ctx, before, after) ?? after };
  });
  if (changes.length === 0) return { place, guests: [] };
  const texts = lucky.map((guest) => guestText(guest, place)).join('; ');
  await commit([
    ...guestWrites(ctx, list, placeId, changes, { refused: stale }),
    logged(
      ctx,
      list,
      'guest.admit',
      [{ field: 'guest', before: texts, after: texts }],
      [...newsOf(ctx, changes), ...tellsOf(list, place, changes)],
    ),
  ]);
  return { place, guests: changes.map(({ after }) => after) };
}

/**
 * Ends every write. If the allotment alone decides, free heads go to the first guest in line who fits. A later writer
 * looks at the free heads and the line of that moment, so no guest waits beside free heads.
 */
export async function admitLine(ctx: TenantContext, list: List, placeId: Id, about: readonly Guest[] = []) {
  const guests = new Map(about.map((guest) => [guest.id, guest]));
  for (;;) {
    const { place, guests: more } = await retryStale(() => letIn(ctx, list, placeId));
    for (const guest of more) guests.set(guest.id, guest);
    if (more.length === 0) return { place, guests: [...guests.values()] };
  }
}
