import { oneself, provenEmail } from '#functions/domains/identity/account/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import {
  changeFactor,
  dropFactor,
  dropSetup,
  loadFactor,
  loadSetup,
  newFactor,
  putSetup,
} from '#functions/platform/session/factor.ts';
import { askForCodes, confirmSecret, newSecret, proveCode } from '#functions/platform/session/pool-factor.ts';
import { signOut } from '#functions/platform/session/sign-out.ts';
import { passwordNeeded } from '#functions/platform/session/token.ts';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { isFresh, isOpenSetup, setupAddress } from '#shared/domains/identity/second-factor/rules.ts';
import { requiredFrom } from '#shared/domains/identity/user/required-factor.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { newCodes, ownFactor, saveChange, tryCode } from './change.ts';
import { recover, reset } from './lost.ts';
import { requirementOf, saveRequirement } from './requirement.ts';

const { routes } = secondFactorContract;

/** A sign-in of this morning is not enough: an open screen alone must not add an app. */
async function proveOneself(ctx: UserContext, password: string | undefined): Promise<void> {
  if (isFresh(ctx.authTime, ctx.now)) return;
  if (password === undefined) throw new AppError('account.password', { field: 'password' });
  await provenEmail(ctx, password);
}

export const handlers = {
  state: endpoint(routes.state, async ({ ctx }) => {
    const [user, factor] = await Promise.all([oneself(ctx), loadFactor(ctx.sub)]);
    return {
      isOn: factor !== undefined,
      ...(factor ? { since: factor.at } : {}),
      codesLeft: factor?.codeHashes.length ?? 0,
      requiredFrom: requiredFrom(user),
      zone: user.zone,
      isNeeded: ctx.actor.needsFactor ?? false,
      isFresh: isFresh(ctx.authTime, ctx.now),
    };
  }),
  begin: endpoint(routes.begin, async ({ body, ctx }) => {
    const { email } = await oneself(ctx);
    // The user pool sets up an app for a sign-in by password only.
    if (ctx.byProvider) throw passwordNeeded();
    if (await loadFactor(ctx.sub)) throw new AppError('secondFactor.isOn');
    await proveOneself(ctx, body.password);
    const secret = await newSecret(ctx.accessToken ?? '');
    await commit([putSetup(ctx.sub, ctx.originJti, ctx.now)]);
    return { secret, address: setupAddress(secret, email) };
  }),
  confirm: endpoint(routes.confirm, async ({ body, ctx }) => {
    const user = await oneself(ctx);
    if (!isOpenSetup(await loadSetup(ctx.sub), ctx.originJti, ctx.now)) throw new AppError('secondFactor.late');
    await tryCode(ctx.sub, ctx.now, () => confirmSecret(ctx.accessToken ?? '', body.code));
    await askForCodes(user.email, true);
    const { codes, factor } = newCodes(ctx.sub, ctx.now.toISOString());
    await saveChange(ctx, { user, change: 'on', writes: [newFactor(ctx.sub, factor), dropSetup(ctx.sub)] });
    // They began without the second factor.
    await signOut(ctx, ({ originJti }) => originJti !== ctx.originJti);
    return { codes };
  }),
  turnOff: endpoint(routes.turnOff, async ({ body, ctx }) => {
    const [user, factor] = await Promise.all([oneself(ctx), ownFactor(ctx)]);
    const from = requiredFrom(user);
    if (from && Date.parse(from) <= ctx.now.getTime()) throw new AppError('secondFactor.required');
    await tryCode(ctx.sub, ctx.now, () => proveCode(user.email, body.password, body.code));
    await askForCodes(user.email, false);
    await saveChange(ctx, { user, change: 'off', writes: [dropFactor(ctx.sub, factor)] });
    return done;
  }),
  newCodes: endpoint(routes.newCodes, async ({ body, ctx }) => {
    const [user, before] = await Promise.all([oneself(ctx), ownFactor(ctx)]);
    await tryCode(ctx.sub, ctx.now, () => proveCode(user.email, body.password, body.code));
    const { codes, factor } = newCodes(ctx.sub, before.at);
    await saveChange(ctx, { user, change: 'codes', writes: [changeFactor(ctx.sub, before, factor)] });
    return { codes };
  }),
  recover: endpoint(routes.recover, async ({ body, ctx }) => {
    await recover(ctx, body);
    return done;
  }),
  reset: endpoint(routes.reset, async ({ params, body, ctx }) => {
    await reset(ctx, params.id, body.reason);
    return done;
  }),
  requirement: endpoint(routes.requirement, ({ ctx }) => requirementOf(ctx)),
  require: endpoint(routes.require, ({ body, ctx }) => saveRequirement(ctx, body)),
};
