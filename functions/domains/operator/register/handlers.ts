import { inviteAgency } from '#functions/domains/operator/client-onboarding/public/invite.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import type { PublicContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { countAction, type RateLimit } from '#functions/platform/session/rate.ts';
import { hashSecret } from '#functions/platform/session/secret.ts';
import { type RegisterInput, registerContract } from '#shared/domains/operator/register/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { EMAIL } from '#shared/kernel/text/text.ts';

const { routes } = registerContract;

/** Registrations from one network, and with one address. */
const FROM_NETWORK: RateLimit = { max: 10, seconds: 3600 };
const WITH_ADDRESS: RateLimit = { max: 3, seconds: 86_400 };
/** The sender of an invitation that nobody of the operator sent. */
const SERVICE = { userId: 'system', name: 'Backline', email: '' };

async function register(ctx: PublicContext, input: RegisterInput): Promise<void> {
  await countAction(`register#${hashSecret('mail', input.email.toLowerCase())}`, WITH_ADDRESS, ctx.now);
  const system = { tenantId: OPERATOR_TENANT, now: ctx.now, actor: SERVICE };
  await inviteAgency(system, { origin: 'register', sender: SERVICE, input: { ...input, note: '' } });
}

/** Whether the caller may learn that somebody has this address. */
async function isTaken({ tenantId, actor }: UserContext, email: string): Promise<boolean> {
  if (await uniqueValueOwner(tenantId, 'user.email', email)) return true;
  if (!actor.isOperator) return false;
  const { isPerson } = await import('#functions/platform/session/identity.ts');
  return isPerson(email);
}

export const handlers = {
  self: endpoint(routes.self, async ({ body, ctx }) => {
    if (!env.takesRegistrations()) throw new AppError('register.off');
    await countAction(`register#${ctx.ip}`, FROM_NETWORK, ctx.now);
    // An address that was used often gets the same answer and no more mail.
    await unlessRefused('tooManyActions', register(ctx, body));
    return done;
  }),
  userNameExists: endpoint(routes.userNameExists, async ({ params, ctx }) => {
    const isValid = EMAIL.test(params.name);
    return { isValid, exists: isValid && (await isTaken(ctx, params.name)) };
  }),
};
