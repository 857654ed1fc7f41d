import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { assigned } from '../assigned.ts';
import { prepareShow } from '../prepare.ts';
import { visible } from '../public/visible.ts';
import { createShow } from '../series.ts';

export const handler = endpoint(showContract.routes.insert, async ({ body, ctx }) => {
  checkInternal(ctx);
  const show = await createShow(ctx, body, prepareShow(ctx, body, { number: '' }), {
    rank: body.rank,
    optionsOf: (made) => ({ outbox: assigned(ctx, undefined, made) }),
  });
  return seenOne(ctx, 'show', visible(ctx, show));
});
