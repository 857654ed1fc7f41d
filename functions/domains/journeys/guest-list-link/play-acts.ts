import { type Acted, actAtDoor } from '#functions/domains/journeys/guest-list/public/at-door.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { doorGuest } from '#shared/domains/journeys/guest-list-link/seen.ts';
import type { DoorActInput, DoorAnswer } from '#shared/domains/journeys/guest-list-link/view.ts';
import { isOpenTo, listOf } from './reader.ts';

/** Does the acts of a door, allotment by allotment. One that is gone, or not of the link, refuses its guests and no others. */
export async function playActs(
  ctx: TenantContext,
  link: StoredLink,
  acts: readonly DoorActInput[],
): Promise<DoorAnswer[]> {
  const list = await listOf(link);
  const rows: DoorAnswer[] = [];
  for (const placeId of new Set(acts.map((act) => act.placeId))) {
    const own = acts.filter((act) => act.placeId === placeId);
    const acted: readonly Acted[] = isOpenTo(link, placeId)
      ? await actAtDoor(ctx, list, placeId, own)
      : own.map(({ guestId }) => ({ guestId, refused: true }));
    rows.push(...acted.map(({ guest, ...row }) => ({ ...row, ...(guest ? { guest: doorGuest(guest) } : {}) })));
  }
  return rows;
}
