import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { prepareShow } from '../prepare.ts';
import { visible } from '../public/visible.ts';
import { createOnDates } from '../series.ts';

export const handler = endpoint(showContract.routes.insertRun, async ({ body, ctx }) => {
  checkInternal(ctx);
  const { dates, ...fields } = body;
  const input = checkInput(ShowInput, fields);
  const show = await prepareShow(ctx, input, { number: '' });
  const made = await createOnDates(ctx, show, dates, { rank: input.rank, optionsOf: () => ({}) });
  return { shows: made.map((one) => visible(ctx, one)) };
});
