import { productionStore } from '#functions/domains/booking/production/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { Whose } from '#shared/domains/calendars/itinerary/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/** The record that an itinerary is about; the links to the itinerary belong to this record. */
export interface Subject {
  readonly entity: 'artist' | 'production';
  readonly id: Id;
  readonly no: number;
  readonly name: string;
  readonly artistNos: readonly number[];
  readonly artistIds: readonly Id[];
}

type Tenant = { readonly tenantId: string };

async function artistSubject(ctx: Tenant, id: Id): Promise<Subject> {
  const { no, name } = await artistStore.get(ctx, id);
  return { entity: 'artist', id, no, name, artistNos: [no], artistIds: [id] };
}

async function productionSubject(ctx: Tenant, id: Id): Promise<Subject> {
  const { no, name, artists } = await productionStore.get(ctx, id);
  const artistIds = artists.map(({ artistId }) => artistId);
  return { entity: 'production', id, no, name, artistIds, artistNos: artistIds.map(noOf) };
}

export function subjectOf(ctx: Tenant, { artistId, productionId }: Whose): Promise<Subject> {
  if (artistId) return artistSubject(ctx, artistId);
  if (productionId) return productionSubject(ctx, productionId);
  throw new AppError('choice', { field: 'artistId' });
}

/** Finds the subject for internal facts: who gets a link, and the state of each link. */
export async function internalSubject(ctx: UserContext, whose: Whose): Promise<Subject> {
  const subject = await seenSubject(ctx, whose);
  checkInternal(ctx);
  return subject;
}

/** An artist the caller knows or a production of theirs, or 404. Which shows it holds for them is asked of each show. */
export async function seenSubject(ctx: UserContext, whose: Whose): Promise<Subject> {
  const subject = await subjectOf(ctx, whose);
  if (subject.entity === 'artist') artistAccess.checkKnown(ctx, subject.artistIds);
  else artistAccess.check(ctx, subject.artistIds);
  return subject;
}
