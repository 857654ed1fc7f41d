import { seesTravel } from '#functions/domains/journeys/travel/public/access.ts';
import { airlineStore } from '#functions/domains/reference/airline/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { Segment } from '#shared/domains/journeys/flight/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { flightStore } from './store.ts';

/** The latest journeys that may have flown it: many where its number begins theirs. So many are read in one go. */
const MAX_LOOKED_AT = 400;
const AT_ONCE = 20;

interface Flown {
  readonly airlineId: Id;
  readonly flightNumber: string;
}

/** The flight of that number as the agency last booked it, among what the caller may see. */
export async function lastFlown(ctx: UserContext, { airlineId, flightNumber }: Flown): Promise<Segment | undefined> {
  const airline = await airlineStore.find(ctx, airlineId);
  if (!airline) throw new AppError('choice', { field: 'airlineId' });
  const words = fold(`${airline.iata}${flightNumber}`);
  const filters = [...artistAccess.linked(ctx), { column: 'words', words }];
  const nos = (await flightStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  for (const some of chunks(nos.slice(-MAX_LOOKED_AT).toReversed(), AT_ONCE)) {
    const flights = await flightStore.many(ctx, some);
    const flown = flights
      .filter((flight) => !flight.deletedAt && seesTravel(ctx, flight))
      .flatMap(({ segments }) => segments)
      .filter((one) => one.airline.airlineId === airlineId && one.flightNumber === flightNumber)
      .toSorted((a, b) => a.departure.dateTimeLocal.localeCompare(b.departure.dateTimeLocal));
    if (flown.length > 0) return flown.at(-1);
  }
  return undefined;
}
