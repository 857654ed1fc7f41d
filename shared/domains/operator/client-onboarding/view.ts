import * as z from 'zod';
import { SeenContent } from '#shared/domains/identity/content/schemas.ts';
import { EmailState } from '#shared/domains/relations/email-message/states.ts';
import { SeenLink } from '#shared/domains/relations/link/view.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { OnboardingAnswers, OnboardingFields, OnboardingStage, OnboardingState, OnboardingStep } from './schemas.ts';

/** An onboarding as the invited agency sees it. */
export const SeenOnboarding = SeenLink.extend({
  stage: OnboardingStage,
  /** The name that the invitation gives the agency. */
  agencyName: z.string(),
  contact: OnboardingFields.shape.contact,
  note: z.string(),
  answers: OnboardingAnswers,
  /** The steps that still lack an answer. */
  missing: z.array(OnboardingStep),
  /** Whether a code was sent to the first user's address, and waits. */
  asksProof: z.boolean(),
  /** The licence terms to accept. */
  terms: SeenContent,
});
export type SeenOnboarding = z.infer<typeof SeenOnboarding>;

/** An onboarding as the operator sees it. */
export const OnboardingRow = OnboardingFields.omit({ stage: true, proof: true, linkId: true }).extend({
  ...Meta.shape,
  state: OnboardingState,
  missing: z.array(OnboardingStep),
  /** The mail with the link. */
  mail: EmailState.optional(),
});
export type OnboardingRow = z.infer<typeof OnboardingRow>;
