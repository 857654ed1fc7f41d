import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { pairsOf } from '#shared/domains/calendars/planning/map-rules.ts';
import { waysBetween } from '../map-drive.ts';
import { stopsOf } from '../map-stops.ts';

export const handler = endpoint(planningContract.routes.mapShow, async ({ body, ctx }) => {
  const { artists, stops, conflicts, unplaced } = await stopsOf(ctx, body);
  const pairs = pairsOf(stops);
  const ways = await waysBetween(pairs.map(([from, to]) => [from.point, to.point]));
  const legs = pairs.flatMap(([{ artistId, showId: fromShowId }, { showId: toShowId }], i) => {
    const way = ways[i];
    return way ? [{ artistId, fromShowId, toShowId, ...way }] : [];
  });
  return { artists, stops, legs, conflicts, unplaced };
});
