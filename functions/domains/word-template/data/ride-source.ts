import { groundTransportMapping, groundTransportStore } from '#functions/domains/ground-transport/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { GroundTransportListRequest } from '#shared/domains/ground-transport/contract.ts';
import { rideData } from './rides.ts';
import { type Source, sourceOf } from './source.ts';

export const rideSource: Source = sourceOf({
  store: groundTransportStore,
  permission: 'groundTransport.read',
  request: GroundTransportListRequest,
  mapping: groundTransportMapping,
  mine: artistAccess.linked,
  check: (ctx, { artists }) =>
    artistAccess.check(
      ctx,
      artists.map(({ artistId }) => artistId),
    ),
  row: rideData,
});
