import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { Rate } from '#shared/kernel/money/money.ts';
import { otherLanguages } from '#shared/kernel/text/custom-texts.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { OptionalDate } from '#shared/kernel/time/date.ts';
import { VAT_CATEGORIES } from './rules.ts';

/** A VAT case: what is charged, why, where and since when. `legalText` says on documents why nothing is charged. */
export const VatRateInput = MasterInput.extend({
  code: requiredText(15),
  rate: Rate,
  category: z.enum(VAT_CATEGORIES, { error: 'choice' }),
  /** Empty: in every country. */
  countryId: z.union([z.literal(''), CountryCode], { error: 'choice' }).default(''),
  validFrom: OptionalDate.default(''),
  validTo: OptionalDate.default(''),
  legalText: text(500).default(''),
  legalTexts: otherLanguages(500),
  isDefault: z.boolean().default(false),
});
export type VatRateInput = z.infer<typeof VatRateInput>;

export const vatRateContract = contract('vat-rate', {
  routes: masterRoutes({ path: 'vatrate', at: core, input: VatRateInput }),
});
