import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { publicDatesContract } from '#shared/domains/booking/public-dates/contract.ts';
import { datesOf, publishedArtist, settingOf, turn } from './store.ts';

const { routes } = publicDatesContract;

export const handlers = {
  feed: endpoint(routes.feed, async ({ params, ctx }) => {
    const { tenantId, artist } = await publishedArtist(params.key);
    return { artist: artist.name, dates: await datesOf({ tenantId, now: ctx.now }, artist.id) };
  }),
  get: endpoint(routes.get, async ({ params, ctx }) => {
    checkInternal(ctx);
    artistAccess.check(ctx, [params.id]);
    await artistStore.get(ctx, params.id);
    return settingOf(ctx, params.id);
  }),
  set: endpoint(routes.set, async ({ params, body, ctx }) => {
    checkInternal(ctx);
    artistAccess.check(ctx, [params.id]);
    await turn(ctx, params.id, body.isOn);
    return settingOf(ctx, params.id);
  }),
};
