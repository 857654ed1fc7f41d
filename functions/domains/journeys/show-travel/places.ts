import { seenShow } from '#functions/domains/booking/show/public/own.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { travelDefinitions } from '#functions/records/travel.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { ownPlaceId } from '#shared/domains/journeys/travel/place-rules.ts';
import type { ShowPlace } from '#shared/domains/journeys/travel/places.ts';
import { isStayKind } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';

function venueOf({ venue }: ShowFields): ShowPlace[] {
  if (!venue) return [];
  const { venueId, name, cityCountry, lat, lng } = venue;
  const point = lat === undefined || lng === undefined ? {} : { point: { lat, lng } };
  return [{ placeId: ownPlaceId('company', venueId), name, address: cityCountry, ...point, locationType: 'venue' }];
}

/** Lists the venue first, then hotels, and where the other journeys begin and end, each once. */
export async function placesOf(ctx: UserContext, showId: Id): Promise<ShowPlace[]> {
  const show = await seenShow(ctx, showId);
  const definitions = await travelDefinitions();
  const staysFirst = definitions.toSorted((a, b) => Number(isStayKind(b.kind)) - Number(isStayKind(a.kind)));
  const found = await Promise.all(staysFirst.map(({ places }) => places(ctx, show.no)));
  const all = [...venueOf(show), ...found.flat()];
  const once = new Map(
    all
      .filter(({ name }) => name)
      .toReversed()
      .map((place) => [fold(place.name), place]),
  );
  return [...once.values()].toReversed();
}
