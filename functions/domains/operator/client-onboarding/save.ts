import { checkCurrentTerms } from '#functions/domains/identity/content/public/current.ts';
import { linkWrite, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { askVies } from '#functions/platform/authority/vies.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { checkVatForm, isProved, withAnswer } from '#shared/domains/operator/client-onboarding/rules.ts';
import type { OnboardingAnswers, StepInput } from '#shared/domains/operator/client-onboarding/schemas.ts';
import { askable } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { without } from '#shared/kernel/values/without.ts';
import { change } from './guest.ts';
import { linkFor } from './public/invite.ts';
import { type Onboarding, onboardingOf } from './store.ts';

type Input<S extends StepInput['step']> = Omit<Extract<StepInput, { step: S }>, 'step'>;
type Saving<S extends StepInput['step']> = (
  ctx: PublicContext,
  link: StoredLink,
  input: Input<S>,
) => Promise<Onboarding>;

/** Asks VIES once. A number that nobody confirms is no reason to refuse an agency. */
async function vatOutcome(company: Input<'company'>): Promise<{ vat?: Outcome }> {
  const number = askable(company);
  if (!number) return company.vatNumber ? { vat: 'notEu' } : {};
  const answer = await unlessSilent('VIES', askVies(number, { tries: 1 }), { country: number.country });
  return { vat: answer?.outcome ?? 'unavailable' };
}

const company: Saving<'company'> = async (ctx, link, input) => {
  checkVatForm(input);
  const answer = { ...input, ...(await vatOutcome(input)) };
  return change(ctx, link, (before) => ({ after: withAnswer(before, 'company', answer) }));
};

type Brand = NonNullable<OnboardingAnswers['brand']>;
/** Takes over a new logo. No key but that of an upload, or of the present logo, means anything. */
async function logoOf({ clientId, answers }: Onboarding, key: string): Promise<Pick<Brand, 'logoKey' | 'logoSize'>> {
  if (!key) return { logoKey: '', logoSize: 0 };
  if (key === answers.brand?.logoKey) return { logoKey: key, logoSize: answers.brand.logoSize };
  const { acceptUpload } = await import('#functions/platform/files/files.ts');
  const stored = await acceptUpload({ tenantId: clientId, key, purpose: 'logo' });
  return { logoKey: stored.key, logoSize: stored.size };
}
const brand: Saving<'brand'> = async (ctx, link, { logoKey, ...look }) => {
  const found = await onboardingOf(link.recordId);
  const old = found.answers.brand?.logoKey;
  const answer = { ...look, ...(await logoOf(found, logoKey)) };
  const saved = await change(ctx, link, (before) => ({ after: withAnswer(before, 'brand', answer) }));
  if (old && old !== answer.logoKey) {
    const { removeObject } = await import('#functions/platform/files/files.ts');
    await removeObject(old);
  }
  return saved;
};

/** A new address gets a link of its own, which only mails its codes. */
const user: Saving<'user'> = (ctx, link, input) =>
  change(ctx, link, (before) => {
    const after = withAnswer(before, 'user', input);
    const { email } = input;
    if (isProved(before, email) || before.proof?.email.toLowerCase() === email.toLowerCase()) return { after };
    const linkId = newId(ctx.now, before.no);
    const codes = linkFor({ ...before, linkId, contact: input }, link.sender, link.agency);
    return {
      after: { ...after, proof: { email, linkId, isProved: false } },
      extra: [linkWrite(undefined, codes)],
    };
  });

const terms: Saving<'terms'> = async (ctx, link, input) => {
  await checkCurrentTerms(input, ctx.now);
  const answer = { ...input, at: ctx.now.toISOString() };
  return change(ctx, link, (before) => ({ after: withAnswer(before, 'terms', answer) }));
};

/** Saves the answers of one step. */
export function saveStep(ctx: PublicContext, link: StoredLink, input: StepInput): Promise<Onboarding> {
  const plainly = <S extends 'books' | 'region' | 'plan'>(step: S, answer: NonNullable<OnboardingAnswers[S]>) =>
    change(ctx, link, (before) => ({ after: withAnswer(before, step, answer) }));
  switch (input.step) {
    case 'company':
      return company(ctx, link, without(input, 'step'));
    case 'brand':
      return brand(ctx, link, without(input, 'step'));
    case 'user':
      return user(ctx, link, without(input, 'step'));
    case 'terms':
      return terms(ctx, link, without(input, 'step'));
    case 'books':
      return plainly(input.step, without(input, 'step'));
    case 'region':
      return plainly(input.step, without(input, 'step'));
    case 'plan':
      return plainly(input.step, without(input, 'step'));
  }
}
