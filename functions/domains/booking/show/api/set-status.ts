import { statusFor } from '#functions/domains/reference/status/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { withStatus } from '../change.ts';
import { checkConfirm } from '../prepare.ts';
import { rankedIn } from '../public/queue.ts';
import { visible } from '../public/visible.ts';
import { asVisible, showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.setStatus, async ({ params, body, ctx }) => {
  const before = await showForUpdate(ctx, params.id, body.rev);
  checkInternal(ctx);
  checkUnlocked(before);
  const status = await statusFor(ctx, 'show', body.statusId, before.statusId);
  checkConfirm(ctx, before.phase, status.phase);
  const open = body.expiresOn ? { ...before, expiresOn: body.expiresOn } : before;
  const action = status.id === before.statusId && body.expiresOn ? 'extend' : 'status';
  const save = (rank: number, extra: readonly Write[]) =>
    asVisible(ctx, () => showStore.update(ctx, before, withStatus(open, status, rank), { action, extra }));
  return visible(ctx, await rankedIn(ctx, before, status.phase, body.rank ?? 0, save));
});
