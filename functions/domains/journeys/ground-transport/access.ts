import { shownTravel, travelAccess } from '#functions/domains/journeys/travel/public/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { GroundTransport, GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { groundTransportStore } from './store.ts';

/** The ride with its ends named, and the shows it belongs to. */
async function shownGroundTransport(
  ctx: UserContext,
  groundTransport: Stored<GroundTransportFields>,
): Promise<GroundTransport> {
  const { start, end, ...fields } = await shownTravel(ctx, groundTransport);
  return { ...fields, start: { ...start, letter: 'A' }, end: { ...end, letter: 'B' } };
}

export const groundTransportAccess = travelAccess(groundTransportStore, shownGroundTransport);
