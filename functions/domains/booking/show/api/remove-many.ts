import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { eachShow } from '../each-show.ts';
import { removeShow } from '../remove.ts';

export const handler = endpoint(showContract.routes.removeMany, async ({ body, ctx }) => {
  const shows = body.ids.map((id) => ({ id }));
  const removed = async () => undefined;
  const { done, refused } = await eachShow(ctx, shows, ({ id }) => removeShow(ctx, id), removed);
  return { removed: done.length, refused };
});
