import * as z from 'zod';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { MasterInput, masterOf, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { text } from '#shared/kernel/text/text.ts';

/** Money the agency works in. How many minor units it has is ISO's to say (shared/data/currency-digits.ts), not the agency's. */
export const CurrencyInput = MasterInput.extend({
  code: z.enum(CURRENCY_CODES, { error: 'choice' }),
  symbol: text(5).default(''),
  isDefault: z.boolean().default(false),
});
export type CurrencyInput = z.infer<typeof CurrencyInput>;
export const AgencyCurrency = masterOf(CurrencyInput);
export type AgencyCurrency = z.infer<typeof AgencyCurrency>;

export const currencyContract = contract('currency', {
  routes: masterRoutes({ path: 'currency', input: CurrencyInput }),
});
