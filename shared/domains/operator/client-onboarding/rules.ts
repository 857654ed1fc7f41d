import { readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import { AppError, InvalidInput } from '#shared/kernel/contract/error.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import {
  ONBOARDING_STEPS,
  type OnboardingAnswers,
  type OnboardingFields,
  type OnboardingStage,
  type OnboardingState,
  type OnboardingStep,
} from './schemas.ts';

/** The days for which an invitation works, from its last mail (outsiders section 2). */
export const ONBOARDING_DAYS = 14;
const DAY_MS = 86_400_000;
export const onboardingEnd = (now: Date): string => new Date(now.getTime() + ONBOARDING_DAYS * DAY_MS).toISOString();

export const onboardingMachine = machine({
  name: 'client onboarding',
  first: 'invited',
  steps: [
    { on: 'open', from: ['invited'], to: 'opened' },
    { on: 'answer', from: ['opened', 'inProgress'], to: 'inProgress' },
    { on: 'submit', from: ['inProgress'], to: 'submitted' },
    { on: 'provision', from: ['submitted'], to: 'provisioned' },
    { on: 'withdraw', from: ['invited', 'opened', 'inProgress'], to: 'withdrawn' },
    { on: 'mail', from: ['invited', 'opened', 'inProgress'] },
  ],
});

/** Returns the stage after a step, or refuses the step. */
export function stageAfter(stage: OnboardingStage, on: string): OnboardingStage {
  const next = leadsTo(onboardingMachine, stage, on);
  if (!next) throw new AppError('clientOnboarding.closed');
  return next;
}

const OPEN_STAGES: readonly OnboardingStage[] = ['invited', 'opened', 'inProgress'];
/** Returns the state at a moment. The clock decides expiry. */
export const stateOf = (
  { stage, expiresAt }: Pick<OnboardingFields, 'stage' | 'expiresAt'>,
  now: string,
): OnboardingState => (OPEN_STAGES.includes(stage) && expiresAt <= now ? 'expired' : stage);

type Proving = Pick<OnboardingFields, 'contact' | 'proof'>;
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
/** Whether the owner of an address has proved it: by the code of the invitation, or by one of its own. */
export const isProved = ({ contact, proof }: Proving, email: string): boolean =>
  isSame(contact.email, email) || (proof?.isProved === true && isSame(proof.email, email));

/** Lists the steps that lack an answer. The first user's address must be proved too. */
export const missingSteps = (onboarding: Proving & Pick<OnboardingFields, 'answers'>): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => {
    const { user } = onboarding.answers;
    if (step === 'user') return !user || !isProved(onboarding, user.email);
    return onboarding.answers[step] === undefined;
  });

/** An onboarding whose steps are all answered. */
export type Answered = { readonly [K in OnboardingStep]: NonNullable<OnboardingAnswers[K]> };
export function answered(onboarding: Proving & Pick<OnboardingFields, 'answers'>): Answered {
  const missing = missingSteps(onboarding);
  if (missing.length > 0) throw new InvalidInput(missing.map((field) => ({ code: 'clientOnboarding.missing', field })));
  return onboarding.answers as Answered;
}

type Company = NonNullable<OnboardingAnswers['company']>;
type Located = Pick<Company, 'vatNumber' | 'address'>;
/** Refuses a VAT number of a member state that cannot be one. Numbers of other countries have no known form. */
export function checkVatForm({ vatNumber, address }: Located): void {
  const number = readVatNumber(vatNumber, address.countryId);
  if (number?.isEuMember && !number.isWellFormed)
    throw new AppError('clientOnboarding.vatForm', { field: 'vatNumber' });
}

/** Saves the answers of a step. A new address of the first user needs a proof of its own. */
export function withAnswer<S extends OnboardingStep>(
  onboarding: OnboardingFields,
  step: S,
  answer: NonNullable<OnboardingAnswers[S]>,
): OnboardingFields {
  const stage = stageAfter(onboarding.stage, 'answer');
  return { ...onboarding, stage, answers: { ...onboarding.answers, [step]: answer } };
}

/** Submits a whole onboarding. From here on, nothing can be changed. */
export function submitted(onboarding: OnboardingFields, now: string): OnboardingFields {
  const stage = stageAfter(onboarding.stage, 'submit');
  answered(onboarding);
  return { ...onboarding, stage, submittedAt: now };
}

/** Whether the answers are final. */
export const isSubmitted = ({ stage }: Pick<OnboardingFields, 'stage'>): boolean =>
  stage === 'submitted' || stage === 'provisioned';

/** The address that makes a submission unique: one address opens one agency. */
export const guardedAddress = (onboarding: OnboardingFields): string =>
  isSubmitted(onboarding) ? (onboarding.answers.user?.email ?? '') : '';

/** Ends a submitted onboarding, whose agency is created in the same transaction. */
export const provisioned = (onboarding: OnboardingFields, now: string): OnboardingFields => ({
  ...onboarding,
  stage: stageAfter(onboarding.stage, 'provision'),
  provisionedAt: now,
});
