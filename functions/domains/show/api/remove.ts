import { requestGone } from '#functions/domains/webform/submission-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkUnlocked } from '#shared/domains/show/rules.ts';
import { done } from '#shared/kernel/ids.ts';
import { checkAccess } from '../public/sees.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.remove, async ({ params, ctx }) => {
  const before = checkAccess(ctx, await showStore.get(ctx, params.id));
  checkUnlocked(before);
  const extra = before.isPreliminary ? await requestGone(ctx, before.id) : [];
  await showStore.remove(ctx, before, { extra });
  return done;
});
