import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { InTheWay } from '#shared/domains/booking/show/many.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { inTheWay } from '../in-the-way.ts';

/** Each question reads a few calendars: so many run side by side. */
const AT_ONCE = 10;

export const handler = endpoint(showContract.routes.listManyConflicts, async ({ body, ctx }) => {
  const answers: InTheWay[] = [];
  for (const some of chunks(body.questions, AT_ONCE))
    answers.push(...(await Promise.all(some.map((question) => inTheWay(ctx, question)))));
  return { answers };
});
