import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { checkLinkable } from '#shared/domains/contract/rules.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.unlinkShow, async ({ params, body, ctx }) => {
  const before = await contractForUpdate(ctx, params.id, body.rev);
  checkLinkable(before);
  if (before.unlinkedAt) return shown(ctx, before);
  const after = { ...before, unlinkedAt: ctx.now.toISOString() };
  return shown(ctx, await contractStore.update(ctx, before, after, { action: 'unlinkShow' }));
});
