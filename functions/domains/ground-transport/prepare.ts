import { prepareTravel } from '#functions/domains/travel/prepare-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { rideTimes } from '#shared/domains/ground-transport/rules.ts';
import type { GroundTransportFields, GroundTransportInput } from '#shared/domains/ground-transport/schemas.ts';

/** Fills in the clock of both ends and the names of artist and travellers. */
export async function prepareRide(
  ctx: UserContext,
  input: GroundTransportInput,
  before?: GroundTransportFields,
): Promise<GroundTransportFields> {
  const times = rideTimes(input);
  return {
    ...(await prepareTravel(ctx, 'groundTransport', input, before)),
    start: { ...input.start, dateTimeLocal: times.start },
    end: { ...input.end, dateTimeLocal: times.end },
  };
}
