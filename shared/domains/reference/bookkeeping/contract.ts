import * as z from 'zod';
import { ImageKey, withImages } from '#shared/kernel/contract/image-contract.ts';
import { codeRoute, MasterInput, masterOf, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { LegalEntity } from '#shared/kernel/money/legal-entity.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { NumberSeries } from '#shared/kernel/money/number-series.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { otherLanguages } from '#shared/kernel/text/custom-texts.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { OptionalDate } from '#shared/kernel/time/date.ts';
import { ISSUE_FLOWS } from './issue-flow.ts';
import { DEFAULT_REMINDERS, ReminderRules } from './reminders.ts';

export const INTRO_MAX = 2500;
export const LEGAL_MAX = 1000;
/** Two lines of a page. */
export const FOOTER_MAX = 200;

/** An administration of the agency: who sends the documents, how they are numbered and what they start with. */
export const BookkeepingInput = MasterInput.extend({
  code: requiredText(10),
  ...LegalEntity.shape,
  /** First month of the fiscal year, 1 to 12. */
  fiscalMonth: z.int().min(1).max(12).default(1),
  series: NumberSeries,
  currency: Currency.default('EUR'),
  vatRateId: Id.optional(),
  paymentTermId: Id.optional(),
  bankAccountId: Id.optional(),
  brandId: Id.optional(),
  logoKey: ImageKey,
  iconKey: ImageKey,
  /** Above the lines of an invoice that has no text of its own. */
  intro: text(INTRO_MAX).default(''),
  intros: otherLanguages(INTRO_MAX),
  /** Below an invoice. */
  legalText: text(LEGAL_MAX).default(''),
  legalTexts: otherLanguages(LEGAL_MAX),
  /** At the foot of all documents and mails. */
  footer: text(FOOTER_MAX).default(''),
  footers: otherLanguages(FOOTER_MAX),
  isDefault: z.boolean().default(false),
  reminders: ReminderRules.default(DEFAULT_REMINDERS),
  issueFlow: z.enum(ISSUE_FLOWS).default('direct'),
  /** Whether it belongs to artists: its documents name the artist as their seller, never the agency. */
  isArtists: z.boolean().default(false),
  /** The date of the artist's mandate to issue documents in the artist's name. */
  mandateOn: OptionalDate.default(''),
  /** The date of the agreement on self-billing, and the days after which silence accepts an invoice; 0 for never. */
  selfBillOn: OptionalDate.default(''),
  silenceDays: z.int({ error: 'required' }).min(0).max(90).default(0),
});
export type BookkeepingInput = z.infer<typeof BookkeepingInput>;
export const Bookkeeping = masterOf(BookkeepingInput);
export type Bookkeeping = z.infer<typeof Bookkeeping>;

const spec = { path: 'bookkeeping', input: BookkeepingInput };

export const bookkeepingContract = contract('bookkeeping', {
  errors: fileErrors,
  routes: { ...withImages(masterRoutes(spec), spec, ['logoKey', 'iconKey']), ...codeRoute(spec) },
});
