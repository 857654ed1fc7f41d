import { tagIdsFor } from '#functions/domains/reference/tag/store.ts';
import { namedArtists } from '#functions/domains/relations/artist/public/named.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { TravelFields, TravelInput } from '#shared/domains/journeys/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { travellersFor } from './traveller.ts';

/** The one artist, by name. */
export async function artistsFor(
  ctx: UserContext,
  artistIds: readonly Id[],
  before?: Pick<TravelFields, 'artists'>,
): Promise<TravelFields['artists']> {
  const artists = await namedArtists(ctx, artistIds, before?.artists);
  return artists.map(({ id: artistId, name }) => ({ artistId, name }));
}

/** Fills in the names of artist and travellers; the shows it belongs to are linked elsewhere, and stay. */
export async function prepareTravel<I extends TravelInput>(
  ctx: UserContext,
  name: TravelKind,
  input: I,
  before?: TravelFields,
): Promise<Omit<I, 'artistIds' | 'travellerIds'> & TravelFields> {
  const { artistIds, travellerIds, ...fields } = input;
  const [artists, travellers, tags] = await Promise.all([
    artistsFor(ctx, artistIds, before),
    travellersFor(ctx, travellerIds, before?.travellers),
    tagIdsFor(ctx, name, input.tagIds, before),
  ]);
  return { ...fields, ...tags, artists, travellers, ...(before?.showIds ? { showIds: before.showIds } : {}) };
}
