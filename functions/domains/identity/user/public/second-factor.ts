import { changeRecord } from '#functions/platform/record/change.ts';
import { loadIdentity } from '#functions/platform/session/access.ts';
import { type Factor, loadFactor } from '#functions/platform/session/factor.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { userStore } from '../store.ts';

/** The user with the second factor of the person. An agency that only invited the person learns nothing of it. */
export const withFactor = <U extends UserFields | Stored<UserFields>>(user: U, factor: Factor | undefined): U =>
  user.state === 'active' ? { ...user, secondFactorAt: factor?.at } : user;

/**
 * Brings the users of a person up to date with the person's second factor. The log of each agency tells of it, but for
 * the user whose log does already.
 */
export async function refreshFactor(sub: string, now: Date, action: string, toldId: Id | undefined): Promise<void> {
  const [factor, { grants }] = await Promise.all([loadFactor(sub), loadIdentity(sub)]);
  for (const { tenantId, userId, name } of grants) {
    const acting = { tenantId, now, actor: { userId, name } };
    const options = userId === toldId ? { isToldElsewhere: true } : { action };
    await changeRecord(
      acting,
      userStore,
      noOf(userId),
      (user) => withFactor(user, factor),
      () => options,
    );
  }
}
