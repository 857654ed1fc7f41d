import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { builtinOf } from '#shared/kernel/contract/builtin-contract.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';

export const CountryInput = z.object({
  code: CountryCode,
  /** Whether the country is offered for new addresses. */
  isActive: z.boolean().default(true),
  /** The defaults of a new company of this country: its VAT rate and the language of its mails. */
  vatRateId: Id.optional(),
  culture: z.union([z.literal(''), Locale], { error: 'choice' }).default(''),
  /** ISO 3166-2; the state that a new address of this country starts with. */
  defaultStateId: z.string().max(6).default(''),
});
export type CountryInput = z.infer<typeof CountryInput>;
/** A country. The product supplies its name and states in the reader's language. */
export const Country = builtinOf(CountryInput);
export type Country = z.infer<typeof Country>;
