import { currencyByCode } from '#functions/domains/reference/currency/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bankAccountStore } from './store.ts';

export const handlers = masterHandlers(bankAccountContract.routes, bankAccountStore, {
  references: { currency: currencyByCode },
  checkRemoval: removalOf.bankAccount,
});
