import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { copyAt } from '../copy.ts';
import { visible } from '../public/visible.ts';
import { createShow } from '../series.ts';

export const handler = endpoint(showContract.routes.copy, async ({ body, ctx }) => {
  const { fields, extra } = await copyAt(ctx, body.showId, () => body.start);
  const show = await createShow(ctx, fields, fields, {
    optionsOf: (copy) => ({ action: 'copy', extra: extra(copy) }),
  });
  return seenOne(ctx, 'show', visible(ctx, show));
});
