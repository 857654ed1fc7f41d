import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { at, dateOf } from '#shared/kernel/time/date.ts';
import { copyAt } from '../copy.ts';
import { visible } from '../public/visible.ts';
import { createOnDates } from '../series.ts';

export const handler = endpoint(showContract.routes.copyDates, async ({ params, body, ctx }) => {
  const { dates, time } = body;
  const { fields, extra, endOf } = await copyAt(ctx, params.id, ({ start }) =>
    time ? at(dateOf(start), time) : start,
  );
  const made = await createOnDates(ctx, fields, dates, {
    endOf,
    optionsOf: (show) => ({ action: 'copy', extra: extra(show) }),
  });
  return { shows: made.map((one) => visible(ctx, one)) };
});
