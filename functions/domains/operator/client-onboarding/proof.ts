import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { askCode, spendCode } from '#functions/domains/relations/link/public/code-store.ts';
import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { linkOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { mailLimit } from '#functions/platform/mail/limit.ts';
import { countAction, type RateLimit } from '#functions/platform/session/rate.ts';
import { isProved } from '#shared/domains/operator/client-onboarding/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { change } from './guest.ts';
import { type Onboarding, onboardingOf } from './store.ts';

/** Codes of one onboarding, to whatever addresses. */
const PROOFS: RateLimit = { max: 10, seconds: 86_400 };

/** The proof that the first user's address waits for, and the link that mails its codes. */
async function waitingProof(link: StoredLink) {
  const { proof, answers, contact } = await onboardingOf(link.recordId);
  const email = answers.user?.email;
  if (!proof || !email || isProved({ contact, proof }, email)) throw new AppError('clientOnboarding.noProof');
  return { proof, codes: await linkOf(OPERATOR_TENANT, 'clientOnboarding', proof.linkId) };
}

/** Mails a code to the first user's address. */
export async function sendProof(ctx: PublicContext, link: StoredLink): Promise<void> {
  checkNoStaff(ctx, link);
  const { proof, codes } = await waitingProof(link);
  await countAction(`onboarding#${link.recordId}`, PROOFS, ctx.now);
  await mailLimit({ tenantId: OPERATOR_TENANT, now: ctx.now }, proof.email);
  await askCode(ctx, codes);
}

/** Proves the first user's address by the code that was mailed to it. */
export async function prove(ctx: PublicContext, link: StoredLink, code: string): Promise<Onboarding> {
  checkNoStaff(ctx, link);
  const { proof, codes } = await waitingProof(link);
  await spendCode(codes, code, ctx.now);
  return change(
    ctx,
    link,
    (before) => {
      if (before.proof?.linkId !== proof.linkId) throw new AppError('clientOnboarding.noProof');
      return { after: { ...before, proof: { ...proof, isProved: true } } };
    },
    'prove',
  );
}
