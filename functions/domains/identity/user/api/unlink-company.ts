import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.unlinkCompany, async ({ params, ctx }) => {
  const before = await userStore.get(ctx, params.id);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  const companyIds = before.companyIds?.filter((id) => id !== params.companyId) ?? [];
  if (companyIds.length === (before.companyIds?.length ?? 0)) return before;
  return userStore.update(ctx, before, { ...before, companyIds }, { action: 'access' });
});
