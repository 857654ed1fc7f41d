import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { resetByCode } from '#functions/platform/identity.ts';
import { countAction, DOOR } from '#functions/platform/rate.ts';
import { sessionContract } from '#shared/domains/session/contract.ts';
import { done } from '#shared/kernel/ids.ts';
import { passwordChanged } from '../password-store.ts';

export const handler = endpoint(sessionContract.routes.confirmReset, async ({ body, ctx }) => {
  await countAction(`door#${ctx.ip}`, DOOR, ctx.now);
  const { email, code, password } = body;
  const sub = await resetByCode(email, code, password);
  await passwordChanged({ sub, email, now: ctx.now });
  return done;
});
