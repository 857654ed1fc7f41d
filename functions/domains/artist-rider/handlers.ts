import { artistAccess } from '#functions/platform/access.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { artistRiderContract } from '#shared/domains/artist-rider/contract.ts';
import { prepareRider } from './prepare.ts';
import { artistRiderStore } from './store.ts';

/** Who does not see an artist does not see the riders. */
export const handlers = masterHandlers(artistRiderContract.routes, artistRiderStore, {
  prepare: prepareRider,
  within: (ctx) => artistAccess.inColumn(ctx, 'scope'),
  checkAccess: (ctx, { artistId }) => artistAccess.check(ctx, [artistId]),
});
