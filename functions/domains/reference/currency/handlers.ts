import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { currencyStore } from './store.ts';

export const handlers = masterHandlers(currencyContract.routes, currencyStore, {
  // Amounts stand in it by its code.
  fixed: ['code'],
  checkRemoval: removalOf.currency,
});
