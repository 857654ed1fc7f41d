import { checkCurrency } from '#functions/domains/currency/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { exchangeRateContract } from '#shared/domains/exchange-rate/contract.ts';
import { exchangeRateStore } from './store.ts';

export const handlers = masterHandlers(exchangeRateContract.routes, exchangeRateStore, {
  prepare: async (ctx, input, before) => {
    await checkCurrency(ctx, 'currency', input.currency, before?.currency);
    return { ...input, name: `${input.currency} ${input.date}` };
  },
});
