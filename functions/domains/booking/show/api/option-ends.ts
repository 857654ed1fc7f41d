import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { eachShow } from '../each-show.ts';
import { seenShow } from '../public/own.ts';
import { visible } from '../public/visible.ts';
import { asVisible, showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.optionEnds, async ({ body, ctx }) => {
  checkInternal(ctx);
  const setEnd = async ({ id, rev, expiresOn }: (typeof body.shows)[number]) => {
    const before = await showForUpdate(ctx, id, rev);
    checkUnlocked(before);
    if (before.phase !== 'options') throw new AppError('show.notOption');
    const { expiresOn: _was, ...rest } = before;
    const after = expiresOn ? { ...rest, expiresOn } : rest;
    return asVisible(ctx, () => showStore.update(ctx, before, after, { action: 'extend' }));
  };
  const { done, refused } = await eachShow(ctx, body.shows, setEnd, ({ id }) => seenShow(ctx, id));
  return { shows: done.map((show) => visible(ctx, show)), refused };
});
