import { namedArtists } from '#functions/domains/artist/named-store.ts';
import { tagIdsFor } from '#functions/domains/tag/store.ts';
import { travellersFor } from '#functions/domains/travel/traveller-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { rideTimes } from '#shared/domains/ground-transport/rules.ts';
import type { GroundTransportFields, GroundTransportInput } from '#shared/domains/ground-transport/schemas.ts';

/** The one artist, by name. */
export async function artistsFor(ctx: UserContext, artistIds: readonly string[], before?: GroundTransportFields) {
  const artists = await namedArtists(ctx, artistIds, before?.artists);
  return artists.map(({ id: artistId, name }) => ({ artistId, name }));
}

/** Fills in the clock of both ends and the names of artist and travellers. */
export async function prepareRide(
  ctx: UserContext,
  input: GroundTransportInput,
  before?: GroundTransportFields,
): Promise<GroundTransportFields> {
  const { artistIds, travellerIds, ...fields } = input;
  const times = rideTimes(input);
  const [artists, travellers, tags] = await Promise.all([
    artistsFor(ctx, artistIds, before),
    travellersFor(ctx, travellerIds, before?.travellers),
    tagIdsFor(ctx, 'groundTransport', input.tagIds, before),
  ]);
  return {
    ...fields,
    ...tags,
    artists,
    travellers,
    start: { ...input.start, dateTimeLocal: times.start },
    end: { ...input.end, dateTimeLocal: times.end },
    ...(before?.showIds ? { showIds: before.showIds } : {}),
  };
}
