import { MasterStore } from '#functions/platform/record/master.ts';
import type { BankAccountInput } from '#shared/domains/reference/bank-account/contract.ts';

export const bankAccountStore = new MasterStore<BankAccountInput>({
  name: 'bank-account',
  unique: [
    { kind: 'name', field: 'name', of: ({ name }) => name },
    // One account may be held in several currencies.
    { kind: 'iban', field: 'iban', of: ({ iban, currency }) => `${iban} ${currency}` },
  ],
  words: ({ iban, holder, currency }) => `${iban} ${holder} ${currency}`,
});
