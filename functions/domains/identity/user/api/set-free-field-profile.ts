import { freeFieldProfileStore } from '#functions/domains/identity/free-field-profile/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.setFreeFieldProfile, async ({ body, ctx }) => {
  const { id, rev } = body;
  const before = await userStore.getForUpdate(ctx, id, rev);
  // It says which free fields somebody sees; an administrator may have no colleague who could set theirs.
  if (ctx.actor.role !== 'administrator') checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  const freeFieldProfileId = body.freeFieldProfileId ?? undefined;
  const field = 'freeFieldProfileId';
  await checkReference(ctx, freeFieldProfileStore, field, freeFieldProfileId, before.freeFieldProfileId);
  const profile = freeFieldProfileId && (await freeFieldProfileStore.find(ctx, freeFieldProfileId));
  if (profile && profile.environment !== before.environment) throw new AppError('choice', { field });
  return userStore.update(ctx, before, { ...before, freeFieldProfileId }, { action: 'freeFieldProfile' });
});
