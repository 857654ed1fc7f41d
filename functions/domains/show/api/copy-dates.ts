import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { visible } from '../access.ts';
import { copyAt } from '../copy.ts';
import { createOnDates } from '../series.ts';

export const handler = endpoint(showContract.routes.copyDates, async ({ params, body, ctx }) => {
  const made = await createOnDates(ctx, await copyAt(ctx, params.id), body.dates, 'copy');
  return { shows: made.map((one) => visible(ctx, one)) };
});
