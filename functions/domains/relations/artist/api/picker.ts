import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { artistStore } from '../store.ts';

const pick = pickRecords(
  artistStore,
  (summary, ctx) => summary.facets?.active === 1 && artistAccess.may(ctx, [summary.key]),
);

export const handler = endpoint(artistContract.routes.picker, async ({ body, ctx }) => {
  const asksForAll = body.allForClient || !body.limitByUserAccess;
  if (asksForAll && !ctx.actor.allArtists) throw new AppError('denied');
  return pick({ body, ctx });
});
