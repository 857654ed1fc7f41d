import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { MAX_USER_COMPANIES } from '#shared/domains/identity/user/schemas.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.linkCompany, async ({ params, ctx }) => {
  const { subject } = await servicesOf('company');
  const [before] = await Promise.all([userStore.get(ctx, params.id), subject(ctx, params.companyId)]);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  if (!seesPartiesOnly(before.role)) throw new AppError('choice', { field: 'companyId' });
  const there = before.companyIds ?? [];
  if (there.includes(params.companyId)) return before;
  if (there.length >= MAX_USER_COMPANIES)
    throw new AppError('atMost', { field: 'companyId', params: { max: MAX_USER_COMPANIES } });
  return userStore.update(ctx, before, { ...before, companyIds: [...there, params.companyId] }, { action: 'access' });
});
