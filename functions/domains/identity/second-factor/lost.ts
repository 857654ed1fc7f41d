import { userStore } from '#functions/domains/identity/user/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { PublicContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { getsIn, loadIdentity } from '#functions/platform/session/access.ts';
import { dropFactor, loadFactor } from '#functions/platform/session/factor.ts';
import { isPasswordOf, subOfPerson } from '#functions/platform/session/identity.ts';
import { askForCodes } from '#functions/platform/session/pool-factor.ts';
import { countAction, LINK_ACCESS } from '#functions/platform/session/rate.ts';
import { signOut } from '#functions/platform/session/sign-out.ts';
import type { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { isOwnPerson } from '#shared/domains/identity/second-factor/rules.ts';
import { checkMayChange, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { BodyOf } from '#shared/kernel/contract/route.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { isRecoveryCode, saveChange, tryCode } from './change.ts';

type Recovery = BodyOf<typeof secondFactorContract.routes.recover>;

/** A wrong password and a wrong code answer alike. Codes are counted after the password, so no stranger locks a person out. */
async function provenFactor({ ip, now }: PublicContext, { email, password, code }: Recovery) {
  const wrong = () => new AppError('secondFactor.recovery', { field: 'code' });
  await countAction(`door#${ip}`, LINK_ACCESS, now);
  if (!(await isPasswordOf(email, password))) throw wrong();
  const sub = await subOfPerson(email);
  return tryCode(sub, now, async () => {
    const factor = await loadFactor(sub);
    if (!factor || !isRecoveryCode(sub, factor, code)) throw wrong();
    return { sub, factor };
  });
}

/**
 * Turns the factor off for a person who proves password and recovery code. The pool stops asking first: if the rest
 * fails, the next sign-in finds the factor on and has the pool ask again.
 */
export async function recover(ctx: PublicContext, body: Recovery): Promise<void> {
  const { sub, factor } = await provenFactor(ctx, body);
  await askForCodes(sub, false);
  const writes = [dropFactor(sub, factor)];
  const grant = (await loadIdentity(sub)).grants.find((one) => getsIn(one, ctx.now));
  if (!grant) return commit(writes);
  const { tenantId, userId, name } = grant;
  const user = await userStore.get({ tenantId }, userId);
  await saveChange({ tenantId, now: ctx.now, actor: { userId, name } }, { user, change: 'recovered', writes });
}

/** Takes the factor from a user of the agency, and ends the user's sign-ins: the lost device may be one of them. */
export async function reset(ctx: UserContext, id: Id, reason: string): Promise<void> {
  const user = await userStore.get(ctx, id);
  checkNotYourself(ctx.actor.userId, user.id);
  checkMayChange(ctx.actor, user);
  const [factor, { grants }] = await Promise.all([loadFactor(user.sub), loadIdentity(user.sub)]);
  const letIn = grants.filter((grant) => getsIn(grant, ctx.now));
  if (!ctx.actor.impersonator && !isOwnPerson(ctx.tenantId, letIn)) throw new AppError('secondFactor.otherAgency');
  if (!factor) throw new AppError('secondFactor.isOff');
  await askForCodes(user.sub, false);
  await saveChange(ctx, { user, change: 'reset', writes: [dropFactor(user.sub, factor)], reason });
  await signOut({ sub: user.sub, now: ctx.now }, () => true);
}
