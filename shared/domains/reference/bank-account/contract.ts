import * as z from 'zod';
import { Iban, OptionalBic } from '#shared/kernel/bank.ts';
import { MasterInput, masterOf, masterRoutes } from '#shared/kernel/master-contract.ts';
import { Currency } from '#shared/kernel/money.ts';
import { contract } from '#shared/kernel/route.ts';
import { requiredText } from '#shared/kernel/text.ts';

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
