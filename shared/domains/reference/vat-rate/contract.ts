import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { OptionalDate } from '#shared/kernel/date.ts';
import { MasterInput, masterRoutes } from '#shared/kernel/master-contract.ts';
import { Rate } from '#shared/kernel/money.ts';
import { otherLanguages } from '#shared/kernel/own-texts.ts';
import { core } from '#shared/kernel/record-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { requiredText, text } from '#shared/kernel/text.ts';
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
