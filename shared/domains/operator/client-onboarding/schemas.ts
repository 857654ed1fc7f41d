import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { Period } from '#shared/domains/operator/subscription/schemas.ts';
import { BankAccountInput } from '#shared/domains/reference/bank-account/contract.ts';
import { BrandInput } from '#shared/domains/reference/brand/contract.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';
import { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { NOTE_MAX, SEATS_MAX } from './limits.ts';

/** The stages of an onboarding. Lists store their position: append only. */
export const ONBOARDING_STAGES = ['invited', 'opened', 'inProgress', 'submitted', 'provisioned', 'withdrawn'] as const;
export const OnboardingStage = z.enum(ONBOARDING_STAGES);
export type OnboardingStage = z.infer<typeof OnboardingStage>;
/** The stage as the clock has it: an invitation that was not answered in time is expired. */
export const OnboardingState = z.enum([...ONBOARDING_STAGES, 'expired']);
export type OnboardingState = z.infer<typeof OnboardingState>;

export const ONBOARDING_STEPS = ['company', 'brand', 'books', 'region', 'user', 'terms', 'plan'] as const;
export const OnboardingStep = z.enum(ONBOARDING_STEPS);
export type OnboardingStep = z.infer<typeof OnboardingStep>;

export const CompanyAnswer = z.strictObject({
  name: ClientInput.shape.name,
  address: z.strictObject({ ...Address.shape, countryId: CountryCode }),
  vatNumber: SettingFields.shape.vatNumber,
  registerNumber: SettingFields.shape.registerNumber,
});
export const BrandAnswer = z.strictObject({
  primaryColor: BrandInput.shape.primaryColor,
  logoKey: BrandInput.shape.logoKey,
});
export const BooksAnswer = z.strictObject({
  legalName: requiredText(100),
  ...BankAccountInput.pick({ holder: true, iban: true, bic: true, currency: true }).shape,
});
export const RegionAnswer = z.strictObject({ locale: Locale, zone: ClientInput.shape.zone.unwrap() });
export const UserAnswer = z.strictObject({ name: requiredText(100), email });
/** The version and the SHA-256 of the text that the reader saw, in the reader's language. */
export const TermsAnswer = z.strictObject({
  version: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'invalidInput' }),
  locale: Locale,
  name: requiredText(100),
});
export const PlanAnswer = z.strictObject({
  seats: z.int({ error: 'integer' }).min(1, { error: 'tooSmall' }).max(SEATS_MAX, { error: 'tooBig' }),
  period: Period,
});

/** The answers of one step, as its form sends them. */
export const StepInput = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('company'), ...CompanyAnswer.shape }),
  z.strictObject({ step: z.literal('brand'), ...BrandAnswer.shape }),
  z.strictObject({ step: z.literal('books'), ...BooksAnswer.shape }),
  z.strictObject({ step: z.literal('region'), ...RegionAnswer.shape }),
  z.strictObject({ step: z.literal('user'), ...UserAnswer.shape }),
  z.strictObject({ step: z.literal('terms'), ...TermsAnswer.shape }),
  z.strictObject({ step: z.literal('plan'), ...PlanAnswer.shape }),
]);
export type StepInput = z.infer<typeof StepInput>;

/** All that the invited agency has answered so far. */
export const OnboardingAnswers = z.object({
  company: CompanyAnswer.extend({ vat: Outcome.optional() }).optional(),
  /** `logoSize`: its bytes, which the brand of the agency counts. */
  brand: BrandAnswer.extend({ logoSize: z.int() }).optional(),
  books: BooksAnswer.optional(),
  region: RegionAnswer.optional(),
  user: UserAnswer.optional(),
  terms: TermsAnswer.extend({ at: z.string() }).optional(),
  plan: PlanAnswer.optional(),
});
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>;

/** The invitation of a new agency, and its answers. It belongs to the operator. */
export const OnboardingFields = z.object({
  /** An operator began it, or the agency itself. */
  origin: z.enum(['operator', 'register']),
  contact: z.object({ name: z.string(), email: z.string() }),
  agencyName: z.string(),
  note: z.string(),
  locale: Locale,
  stage: OnboardingStage,
  linkId: Id,
  expiresAt: z.string(),
  /** The id that the agency will have. It is fixed from the start, so that a repeat makes no second agency. */
  clientId: Id,
  /** The address that a code has proved, besides that of the invitation. `linkId`: the link that mails the codes. */
  proof: z.object({ email: z.string(), linkId: Id, isProved: z.boolean() }).optional(),
  answers: OnboardingAnswers,
  submittedAt: z.string().optional(),
  provisionedAt: z.string().optional(),
});
export type OnboardingFields = z.infer<typeof OnboardingFields>;

/** The invitation that an operator writes. */
export const InvitationInput = z.object({
  agencyName: ClientInput.shape.name,
  name: requiredText(100),
  email,
  locale: Locale,
  note: text(NOTE_MAX).default(''),
});
export type InvitationInput = z.infer<typeof InvitationInput>;
