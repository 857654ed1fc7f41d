import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { resetByCode } from '#functions/platform/session/identity.ts';
import { passwordChanged } from '#functions/platform/session/password.ts';
import { countAction, LINK_ACCESS, type RateLimit } from '#functions/platform/session/rate.ts';
import { hashSecret } from '#functions/platform/session/secret.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';

/** Codes tried for one address, whoever tries them. */
const TRIES: RateLimit = { max: 20, seconds: 3600 };

/** The browser does not ask the user pool itself: only here do the other sign-ins end. */
export const handler = endpoint(sessionContract.routes.confirmReset, async ({ body, ctx }) => {
  await countAction(`door#${ctx.ip}`, LINK_ACCESS, ctx.now);
  await countAction(`resetCode#${hashSecret('mail', body.email)}`, TRIES, ctx.now);
  const sub = await resetByCode(body.email, body.code, body.password);
  await passwordChanged({ sub, email: body.email, now: ctx.now });
  return done;
});
