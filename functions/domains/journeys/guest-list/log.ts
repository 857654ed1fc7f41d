import { newId } from '#functions/platform/data/id.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import type { Guest, GuestListFields, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Activity, Stored } from '#shared/kernel/record/record.ts';

export type List = Stored<GuestListFields>;

/** Returns `Ann Example +2, Band`: no more of a guest than the list itself shows. */
export const guestText = ({ name, plusOnes }: Pick<Guest, 'name' | 'plusOnes'>, place: Pick<Place, 'name'>): string =>
  `${name}${plusOnes > 0 ? ` +${plusOnes}` : ''}, ${place.name}`;

/** Writes an action within a list to the list's own log. */
export const logged = (
  ctx: TenantContext,
  list: List,
  action: string,
  changes: Activity['changes'],
  outbox: readonly OutboxEntry[] = [],
): Write =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'guestList',
    no: list.no,
    recordId: list.id,
    rev: list.rev,
    title: list.name,
    action,
    changes,
    outbox,
  });
