import { statusFor } from '#functions/domains/reference/status/store.ts';
import { commit, fitting } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { releases, withStatus } from '../change.ts';
import { visible } from '../public/visible.ts';
import { showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

/** Confirms a show and releases the rival options that were ticked: all of it or nothing. */
export const handler = endpoint(showContract.routes.confirm, async ({ params, body, ctx }) => {
  const before = await showForUpdate(ctx, params.id, body.rev);
  checkUnlocked(before);
  const status = await statusFor(ctx, 'show', body.statusId, before.statusId);
  if (status.phase !== 'confirmed') throw new AppError('choice', { field: 'statusId' });
  const show = showStore.next(ctx, before, withStatus(before, status, 0));
  const rivals = await releases(ctx, before, body.releaseIds, body.releaseStatusId);
  const own = showStore.writes(ctx, before, show, { action: 'confirm' });
  const released = rivals.map((rival) => showStore.writes(ctx, rival.before, rival.after, { action: 'release' }));
  const max = fitting([own, ...released]) - 1;
  if (max < rivals.length) throw new AppError('atMost', { field: 'releaseIds', params: { max } });
  await commit([...own, ...released.flat()]);
  return { show: visible(ctx, show), released: rivals.map((rival) => visible(ctx, rival.after)) };
});
