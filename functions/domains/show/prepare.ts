import { artistStore } from '#functions/domains/artist/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { freeAfter } from '#functions/domains/free-field/values-store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { statusFor } from '#functions/domains/status/store.ts';
import { tagIdsFor } from '#functions/domains/tag/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { companyCard, isVenue, venueCard } from '#shared/domains/company/rules.ts';
import { contactCard } from '#shared/domains/contact/rules.ts';
import { rankFor } from '#shared/domains/show/rules.ts';
import type { ShowFields, ShowInput } from '#shared/domains/show/schemas.ts';
import type { Phase } from '#shared/kernel/appointment.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { afterGap, toInstant } from '#shared/kernel/zone.ts';

/** What a show refers to; a reference that leads nowhere is refused at its field. */
async function reference<T extends object>(ctx: UserContext, store: RecordStore<T>, id: Id | undefined, field: string) {
  if (!id) return undefined;
  const found = await store.find(ctx, id);
  if (!found || found.deletedAt) throw new AppError('choice', { field });
  return found;
}

async function artistsOf(ctx: UserContext, artistIds: readonly Id[]) {
  const found = await artistStore.many(ctx, artistIds.map(noOf));
  return artistIds.map((artistId, i) => {
    const artist = found.find((a) => a.id === artistId && !a.deletedAt);
    if (!artist || !artistAccess.may(ctx, [artistId])) throw new AppError('choice', { field: `artistIds.${i}` });
    return artist;
  });
}

/** Start as an instant: in a DST gap the clock has jumped ahead, so does the show. */
export function startAt(start: string, zone: string): string {
  const found = toInstant(start, zone);
  if (found.ok) return found.instant;
  const after = toInstant(afterGap(start, zone), zone);
  if (!after.ok) throw new AppError('time', { field: 'start' });
  return after.instant;
}

type Kept = Pick<ShowFields, 'number'> &
  Partial<
    Pick<
      ShowFields,
      'lockedAt' | 'lockedBy' | 'remindedFor' | 'owner' | 'phase' | 'tagIds' | 'freeFields' | 'isPreliminary'
    >
  >;

/** To confirm is a right of its own, whichever way a show gets there. */
export function checkConfirm(ctx: UserContext, before: Phase | undefined, after: Phase): void {
  const confirms = after === 'confirmed' && before !== 'confirmed';
  if (confirms && !ctx.actor.permissions.has('show.confirm')) throw new AppError('denied', { field: 'statusId' });
}

/** The input as a whole show, with the cards of all it refers to. */
export async function prepareShow(ctx: UserContext, input: ShowInput, kept: Kept): Promise<ShowFields> {
  const { artistIds, venueId, promoterId, contactId, productionId, ownerId, ...fields } = input;
  const [artists, status, venue, promoter, contact, production, owner, tags, free] = await Promise.all([
    artistsOf(ctx, [...new Set(artistIds)]),
    statusFor(ctx, 'show', input.statusId),
    reference(ctx, companyStore, venueId, 'venueId'),
    reference(ctx, companyStore, promoterId, 'promoterId'),
    reference(ctx, contactStore, contactId, 'contactId'),
    reference(ctx, productionStore, productionId, 'productionId'),
    reference(ctx, userStore, ownerId, 'ownerId'),
    tagIdsFor(ctx, 'show', input.tagIds, kept),
    freeAfter(ctx, 'show', input.freeFields, kept.freeFields),
  ]);
  checkConfirm(ctx, kept.phase, status.phase);
  if (venue && !isVenue(venue)) throw new AppError('choice', { field: 'venueId' });
  const zone = venue?.zone ?? artists[0]?.zone ?? 'Europe/Amsterdam';
  return {
    ...kept,
    ...fields,
    ...tags,
    ...free,
    artists: artists.map(({ id, name }) => ({ artistId: id, name })),
    ...(venue ? { venue: venueCard(venue) } : {}),
    ...(promoter ? { promoter: companyCard(promoter) } : {}),
    ...(contact ? { contact: contactCard(contact) } : {}),
    ...(production ? { production: { productionId: production.id, name: production.name } } : {}),
    owner: owner
      ? { userId: owner.id, name: owner.name }
      : (kept.owner ?? { userId: ctx.actor.userId, name: ctx.actor.name }),
    phase: status.phase,
    rank: rankFor(status.phase, input.rank),
    ...(status.phase === 'options' ? {} : { expiresOn: undefined }),
    zone,
    startAt: startAt(input.start, zone),
  };
}

/** A show of the caller's artists, or 404. */
export function checkAccess<T extends Pick<ShowFields, 'artists'>>(ctx: UserContext, show: T): T {
  artistAccess.check(
    ctx,
    show.artists.map((a) => a.artistId),
  );
  return show;
}

/** The fee is for those who may see deals; internal notes stay inside. */
export function visible(ctx: UserContext, show: Stored<ShowFields>): Stored<ShowFields> {
  const { fee, ...rest } = show;
  const internalNotes = ctx.actor.environment === 'internal' ? show.internalNotes : '';
  return { ...rest, internalNotes, ...(fee && ctx.actor.permissions.has('show.readDeal') ? { fee } : {}) };
}

/** What the caller was not shown comes back as it was: who cannot see a fee cannot wipe it by saving. */
export function unseen(ctx: UserContext, show: Stored<ShowFields>): Partial<Pick<ShowFields, 'fee' | 'internalNotes'>> {
  return {
    ...(ctx.actor.permissions.has('show.readDeal') ? {} : { fee: show.fee }),
    ...(ctx.actor.environment === 'internal' ? {} : { internalNotes: show.internalNotes }),
  };
}
