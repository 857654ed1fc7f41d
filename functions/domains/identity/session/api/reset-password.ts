import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mailResetCode } from '#functions/platform/session/identity.ts';
import { countAction, LINK_ACCESS, type RateLimit } from '#functions/platform/session/rate.ts';
import { hashSecret } from '#functions/platform/session/secret.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';

/** Codes to one address, whoever asks for them. */
const CODES: RateLimit = { max: 5, seconds: 3600 };

export const handler = endpoint(sessionContract.routes.resetPassword, async ({ body, ctx }) => {
  await countAction(`door#${ctx.ip}`, LINK_ACCESS, ctx.now);
  await countAction(`reset#${hashSecret('mail', body.email)}`, CODES, ctx.now);
  await mailResetCode(body.email);
  return done;
});
