import { administratorsOf } from '#functions/domains/identity/user/public/administrator.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { isOwner } from '#shared/domains/identity/user/rules.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { showNote } from './public/note.ts';
import { seenVenueNos } from './public/outside.ts';

/** Finds the owner of a show that was entered outside the agency: the agent of its first artist who has one. */
export async function agentOf(ctx: UserContext, artistIds: readonly Id[]): Promise<Id | undefined> {
  const artists = await artistStore.many(ctx, artistIds.map(noOf));
  const ownerIds = artistIds.flatMap((id) => artists.find((artist) => artist.id === id)?.ownerId ?? []);
  const users = await userStore.many(ctx, [...new Set(ownerIds)].map(noOf));
  return ownerIds.find((id) => users.some((user) => user.id === id && !user.deletedAt && isOwner(user)));
}

/**
 * Returns the company that a request is for: the one that a promoter's user names among their own, else their first
 * one.
 */
export function promoterFor({ actor }: UserContext, wanted: Id | undefined): Id | undefined {
  if (wanted && !actor.companyIds.includes(wanted)) throw new AppError('choice', { field: 'promoterId' });
  const promoterId = wanted ?? actor.companyIds[0];
  if (seesPartiesOnly(actor.role) && !promoterId) throw new AppError('show.noCompany');
  return promoterId;
}

/** People outside name a venue that they see, or leave the one that was named before. */
export async function checkVenue(ctx: UserContext, venueId: Id | undefined, before?: Id): Promise<void> {
  if (!venueId || venueId === before) return;
  const nos = await seenVenueNos(ctx);
  if (nos && !nos.has(noOf(venueId))) throw new AppError('choice', { field: 'venueId' });
}

/** Returns the notes about a request to its agent, or to the administrators when it has no agent. */
export async function asked(
  ctx: UserContext,
  show: Stored<ShowFields>,
  agentId: Id | undefined,
): Promise<OutboxEntry[]> {
  const userIds = agentId ? [agentId] : (await administratorsOf(ctx)).map((user) => user.id);
  return userIds.map((userId) => showNote('dateAsked', userId, show));
}
