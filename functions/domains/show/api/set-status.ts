import { statusFor } from '#functions/domains/status/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkUnlocked } from '#shared/domains/show/rules.ts';
import { withStatus } from '../change.ts';
import { checkAccess, checkConfirm, visible } from '../prepare.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.setStatus, async ({ params, body, ctx }) => {
  const before = checkAccess(ctx, await showStore.getForUpdate(ctx, params.id, body.rev));
  checkUnlocked(before);
  const status = await statusFor(ctx, 'show', body.statusId);
  checkConfirm(ctx, before.phase, status.phase);
  const open = body.expiresOn ? { ...before, expiresOn: body.expiresOn } : before;
  const action = status.id === before.statusId && body.expiresOn ? 'extend' : 'status';
  return visible(ctx, await showStore.update(ctx, before, withStatus(open, status, body.rank), { action }));
});
