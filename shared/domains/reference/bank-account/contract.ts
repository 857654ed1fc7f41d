import * as z from 'zod';
import { MasterInput, masterOf, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { Iban, OptionalBic } from '#shared/kernel/money/bank.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** An account the agency is paid on. */
export const BankAccountInput = MasterInput.extend({
  holder: requiredText(70),
  iban: Iban,
  bic: OptionalBic,
  currency: Currency,
  isDefault: z.boolean().default(false),
});
export type BankAccountInput = z.infer<typeof BankAccountInput>;
export const BankAccount = masterOf(BankAccountInput);
export type BankAccount = z.infer<typeof BankAccount>;

export const bankAccountContract = contract('bank-account', {
  routes: masterRoutes({ path: 'bankaccount', input: BankAccountInput }),
});
