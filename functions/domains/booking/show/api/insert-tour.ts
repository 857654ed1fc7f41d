import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { createEach } from '../create-each.ts';
import { visible } from '../public/visible.ts';
import { prepareTour } from '../tour.ts';

export const handler = endpoint(showContract.routes.insertTour, async ({ body, ctx }) => {
  checkInternal(ctx);
  const made = await createEach(ctx, await prepareTour(ctx, body));
  return { shows: made.map((one) => visible(ctx, one)) };
});
