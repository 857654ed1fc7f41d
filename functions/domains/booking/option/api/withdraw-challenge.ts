import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { optionsAt } from '#functions/domains/booking/show/public/queue.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { optionContract } from '#shared/domains/booking/option/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { queueOf } from '../challenge.ts';

export const handler = endpoint(optionContract.routes.withdrawChallenge, async ({ params, ctx }) => {
  const show = await internalShow(ctx, params.id);
  const holder = (await optionsAt(ctx, [show])).find(({ challenge }) => challenge?.showId === show.id);
  if (!holder) throw new AppError('option.notChallenging');
  const { challenge: _ended, endedChallenge: _before, ...after } = holder;
  await showStore.update(ctx, holder, after, { action: 'challengeEnded' });
  return queueOf(ctx, show);
});
