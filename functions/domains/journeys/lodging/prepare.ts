import { prepareTravel } from '#functions/domains/journeys/travel/public/prepare.ts';
import { zoned } from '#functions/platform/data/place-zone.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import { checkGuests } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields, LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';
import { checkClock } from '#shared/kernel/time/zone.ts';

/** Fills in the names of artist and travellers and the zone of the hotel, and gives each room its id. */
export async function prepareLodging(
  ctx: UserContext,
  input: LodgingInput,
  before?: LodgingFields,
): Promise<LodgingFields> {
  checkGuests(input);
  const travel = await prepareTravel(ctx, 'lodging', input, before);
  const lodging = await zoned({ ...travel, rooms: withLineIds(ctx, input.rooms, before?.rooms) }, input.placeGeo);
  for (const name of ['checkIn', 'checkOut'] as const) checkClock(`stay.${name}`, input.stay[name], lodging.zone);
  return lodging;
}
