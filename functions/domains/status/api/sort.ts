import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { statusesOf, statusStore } from '../store.ts';

/** The order as given; a status that was not named keeps its place behind them. */
export const handler = endpoint(statusContract.routes.sort, async ({ body, ctx }) => {
  const all = await statusesOf(ctx, body.mainArea);
  const place = (id: string) => (body.ids.includes(id) ? body.ids.indexOf(id) : body.ids.length);
  const ordered = all.toSorted((a, b) => place(a.id) - place(b.id) || a.sort - b.sort);
  const moved = ordered.flatMap((before, i) =>
    before.sort === i + 1 ? [] : [{ before, after: statusStore.next(ctx, before, { ...before, sort: i + 1 }) }],
  );
  await commit(moved.flatMap(({ before, after }) => statusStore.writes(ctx, before, after, { action: 'sort' })));
  return { rows: await statusesOf(ctx, body.mainArea) };
});
