import { bankAccountStore } from '#functions/domains/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { productStore } from '#functions/domains/product/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { refuseInUse } from '#functions/platform/record/references.ts';
import { currencyContract } from '#shared/domains/currency/contract.ts';
import { currencyStore } from './store.ts';

export const handlers = masterHandlers(currencyContract.routes, currencyStore, {
  // Amounts stand in it by its code.
  fixed: ['code'],
  checkRemoval: async (ctx, { code }) => {
    await refuseInUse(ctx, [bankAccountStore, bookkeepingStore], ({ currency }) => currency === code);
    await refuseInUse(ctx, [productStore], ({ price }) => price.currency === code);
  },
});
