import { prepareTravel } from '#functions/domains/journeys/travel/public/prepare.ts';
import { zoned } from '#functions/platform/data/place-zone.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { groundTransportTimes } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransportFields, GroundTransportInput } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { checkClock } from '#shared/kernel/time/zone.ts';

/** Fills in the clock and zone of both ends and the names of artist and travellers. */
export async function prepareGroundTransport(
  ctx: UserContext,
  input: GroundTransportInput,
  before?: GroundTransportFields,
): Promise<GroundTransportFields> {
  const [travel, start, end] = await Promise.all([
    prepareTravel(ctx, 'groundTransport', input, before),
    zoned(input.start, input.start.placeGeo),
    zoned(input.end, input.end.placeGeo),
  ]);
  const fixed = input.departArriveSelect === 'departAt' ? 'start' : 'end';
  const { dateTimeLocal, zone } = fixed === 'start' ? start : end;
  checkClock(`${fixed}.dateTimeLocal`, dateTimeLocal, zone);
  const times = groundTransportTimes({ ...input, start, end });
  return {
    ...travel,
    start: { ...start, dateTimeLocal: times.start },
    end: { ...end, dateTimeLocal: times.end },
  };
}
