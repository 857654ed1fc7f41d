import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { checkAccessUntil, checkNotYourself, roleDefaults } from '#shared/domains/user/rules.ts';
import { userStore } from '../store.ts';

/** A new role brings its preset rights along. */
export const handler = endpoint(userContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...profile } = body;
  const before = await userStore.getForUpdate(ctx, params.id, rev);
  const isNewRole = before.role !== profile.role;
  if (isNewRole) checkNotYourself(ctx.actor.userId, before.id);
  checkAccessUntil(ctx.actor.userId, before, profile.accessUntil, ctx.now);
  const rights = isNewRole ? roleDefaults(profile.role, before.allArtists) : {};
  return userStore.update(ctx, before, { ...before, accessUntil: undefined, ...profile, ...rights });
});
