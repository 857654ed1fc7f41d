import { currentTerms } from '#functions/domains/identity/content/public/current.ts';
import { actAsReader } from '#functions/domains/relations/link/public/act.ts';
import { isStaff, liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { enterLink, frameOf, openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import {
  isProved,
  isSubmitted,
  missingSteps,
  stageAfter,
  submitted,
} from '#shared/domains/operator/client-onboarding/rules.ts';
import type { OnboardingFields } from '#shared/domains/operator/client-onboarding/schemas.ts';
import type { SeenOnboarding } from '#shared/domains/operator/client-onboarding/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { type Onboarding, onboardingOf, onboardingStore } from './store.ts';

/* The steps of the invited agency, behind its link. */

/** The page of an onboarding as it is now. */
export async function seenBy(
  ctx: PublicContext,
  link: StoredLink,
  onboarding: Onboarding,
  locale?: Locale,
): Promise<SeenOnboarding> {
  const frame = frameOf(ctx, link, locale);
  const { stage, agencyName, contact, note, answers } = onboarding;
  const { user } = answers;
  return {
    ...frame,
    stage,
    agencyName,
    contact,
    note,
    answers,
    missing: missingSteps(onboarding),
    asksProof: user !== undefined && !isProved(onboarding, user.email),
    terms: await currentTerms(frame.locale, ctx.now),
  };
}

export const opened = (ctx: PublicContext, secret: string): Promise<StoredLink> =>
  openedLink(ctx, 'onboarding', secret);

interface Change {
  readonly after: OnboardingFields;
  readonly extra?: readonly Write[];
}
type Step = (before: Onboarding, reader: TenantContext) => Change | Promise<Change>;
/** Runs an act of the reader on the newest state. */
export const change = (ctx: PublicContext, link: StoredLink, step: Step, action = 'update'): Promise<Onboarding> =>
  actAsReader(ctx, link, async (reader) => {
    const before = await onboardingOf(link.recordId);
    const { after, extra = [] } = await step(before, reader);
    return onboardingStore.update(reader, before, after, { action, extra });
  });

/** Opens the link by a press of the button. Staff only look. */
export async function openOnboarding(ctx: PublicContext, secret: string, code: string | undefined) {
  const link = await liveLink(ctx, 'onboarding', secret);
  await enterLink(ctx, link, { secret, code });
  const found = await onboardingOf(link.recordId);
  if (found.stage !== 'invited' || isStaff(ctx, link)) return { link, onboarding: found };
  const first = change(
    ctx,
    link,
    (before) => ({ after: { ...before, stage: stageAfter(before.stage, 'open') } }),
    'open',
  );
  // Two tabs may open it at once: the second finds it open.
  await unlessRefused('clientOnboarding.closed', first);
  return { link, onboarding: await onboardingOf(link.recordId) };
}

/**
 * Submits the answers, and creates the agency. A second press finds it created. A process that dies in between leaves
 * the event of the submission, which creates it.
 */
export async function submitOnboarding(ctx: PublicContext, link: StoredLink): Promise<Onboarding> {
  const submit = actAsReader(ctx, link, async (reader) => {
    const before = await onboardingOf(link.recordId);
    if (isSubmitted(before)) return before;
    const outbox = [emit('onboardingSubmitted', { id: before.id })];
    return onboardingStore.update(reader, before, submitted(before, ctx.now.toISOString()), {
      action: 'submit',
      outbox,
    });
  });
  if (!(await unlessRefused('exists', submit))) throw new AppError('clientOnboarding.addressTaken', { field: 'user' });
  const { provision } = await import('./public/provision.ts');
  return provision(ctx.now, link.recordId);
}
