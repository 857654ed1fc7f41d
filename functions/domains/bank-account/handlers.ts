import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { checkCurrency } from '#functions/domains/currency/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { refuseInUse } from '#functions/platform/record/references.ts';
import { bankAccountContract } from '#shared/domains/bank-account/contract.ts';
import { bankAccountStore } from './store.ts';

export const handlers = masterHandlers(bankAccountContract.routes, bankAccountStore, {
  prepare: async (ctx, input, before) => {
    await checkCurrency(ctx, 'currency', input.currency, before?.currency);
    return input;
  },
  checkRemoval: (ctx, { id }) => refuseInUse(ctx, [bookkeepingStore], ({ bankAccountId }) => bankAccountId === id),
});
