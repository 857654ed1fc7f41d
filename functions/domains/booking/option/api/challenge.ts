import { internalShow, openShow } from '#functions/domains/booking/show/public/own.ts';
import { optionsAt } from '#functions/domains/booking/show/public/queue.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { optionContract } from '#shared/domains/booking/option/contract.ts';
import { holderFor } from '#shared/domains/booking/option/rules.ts';
import { challengeWrites, queueOf } from '../challenge.ts';

export const handler = endpoint(optionContract.routes.challenge, async ({ params, body, ctx }) => {
  const show = await openShow(ctx, params.id, body.rev);
  const holder = holderFor(show, await optionsAt(ctx, [show]));
  await commit(await challengeWrites(ctx, show, holder, body.hours));
  return queueOf(ctx, await internalShow(ctx, show.id));
});
