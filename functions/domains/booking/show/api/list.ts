import { seenFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { withDayState } from '../public/day-state.ts';
import { seenShows } from '../public/sees.ts';
import { visible } from '../public/visible.ts';
import { showMapping, showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.list, async ({ body, ctx }) => {
  const query = listQuery(ctx, showMapping, body, seenShows(ctx));
  const page = query.then((found) => showStore.page(ctx, found));
  const rows = page.then((found) => Promise.all(found.rows.map((show) => withDayState(ctx, visible(ctx, show)))));
  const [found, seen] = await Promise.all([page, seenFree(ctx, 'show', rows)]);
  return { ...found, rows: seen };
});
