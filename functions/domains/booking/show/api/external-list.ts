import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { seenShows } from '../public/sees.ts';
import { visible } from '../public/visible.ts';
import { showMapping, showStore } from '../store.ts';

/** The output schema leaves out what is of no concern outside. */
export const handler = endpoint(showContract.routes.externalList, async ({ body, ctx }) => {
  const page = await showStore.page(ctx, await listQuery(ctx, showMapping, body, seenShows(ctx)));
  return { ...page, rows: page.rows.map((show) => visible(ctx, show)) };
});
