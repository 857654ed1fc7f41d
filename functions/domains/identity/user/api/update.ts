import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import {
  checkAccessUntil,
  checkMayChange,
  checkMayGive,
  checkNotYourself,
  roleDefaults,
} from '#shared/domains/identity/user/rules.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { staying } from '../public/administrator.ts';
import { userStore } from '../store.ts';

/** A new role brings its preset rights along. */
export const handler = endpoint(userContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...profile } = body;
  const before = await userStore.getForUpdate(ctx, params.id, rev);
  checkMayChange(ctx.actor, before);
  const isNewRole = before.role !== profile.role;
  if (isNewRole) checkNotYourself(ctx.actor.userId, before.id);
  checkAccessUntil(ctx.actor.userId, before, profile.accessUntil, ctx.now);
  const rights = isNewRole ? roleDefaults(profile.role, before.allArtists) : {};
  const companies = seesPartiesOnly(profile.role) ? {} : { companyIds: undefined };
  const after = { ...before, accessUntil: undefined, ...profile, ...rights, ...companies };
  checkMayGive(ctx.actor, after);
  const isEnding = profile.accessUntil !== undefined && profile.accessUntil !== before.accessUntil;
  const extra = isNewRole || isEnding ? await staying(ctx, before) : [];
  return userStore.update(ctx, before, after, { extra });
});
