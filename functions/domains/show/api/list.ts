import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { visible } from '../prepare.ts';
import { showMapping, showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.list, async ({ body, ctx }) => {
  const page = await showStore.page(ctx, queryOf(showMapping, body, artistAccess.linked(ctx)));
  return { ...page, rows: page.rows.map((show) => visible(ctx, show)) };
});
