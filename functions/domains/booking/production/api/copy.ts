import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { copiedShows } from '#shared/domains/booking/production/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { shownProduction } from '../access.ts';
import { copyProduction } from '../copy.ts';
import { productionSeen, showsSeen } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.copy, async ({ query, ctx }) => {
  const { productionId, shiftDays, withShows } = query;
  const source = await productionSeen(ctx, productionId);
  const isWhole = withShows === 'true';
  if (isWhole && !ctx.actor.permissions.has('show.create')) throw new AppError('denied', { field: 'withShows' });
  const shows = isWhole ? copiedShows(await showsSeen(ctx, source)) : [];
  const { copy, batch } = await copyProduction(ctx, source, shiftDays, shows);
  return { ...(await shownProduction(ctx, copy)), batch };
});
