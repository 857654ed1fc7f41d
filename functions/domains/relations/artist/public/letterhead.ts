import { letterheadOf, type Occasion } from '#functions/domains/reference/bookkeeping/public/letterhead.ts';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { artistStore } from '../store.ts';

interface ArtistOccasion extends Omit<Occasion, 'brandId'> {
  /** The artists that it is about. */
  readonly artistIds?: readonly Id[] | undefined;
}

/** The brand that all artists share. None if they differ. */
async function artistBrandId(tenantId: string, ids: readonly Id[]): Promise<Id | undefined> {
  const artists = await Promise.all(ids.map((id) => artistStore.find({ tenantId }, id)));
  const [first, ...more] = [...new Set(artists.map((artist) => artist?.brandId))];
  return more.length === 0 ? first : undefined;
}

/** The letterhead of a document or mail about artists: it has their brand. */
export async function artistLetterhead({ artistIds = [], ...occasion }: ArtistOccasion): Promise<Letterhead> {
  return letterheadOf({ ...occasion, brandId: await artistBrandId(occasion.tenantId, artistIds) });
}
