import { seenFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { seesShow } from '../public/sees.ts';
import { visible } from '../public/visible.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.byIds, async ({ body: { ids }, ctx }) => {
  const nos = ids.map(noOf);
  const found = await showStore.many(ctx, nos, new Set(nos));
  const seen = found.filter((show) => ids.includes(show.id) && !show.deletedAt && seesShow(ctx, show));
  const rows = seen.toSorted((a, b) => a.startAt.localeCompare(b.startAt)).map((show) => visible(ctx, show));
  return { rows: await seenFree(ctx, 'show', rows) };
});
