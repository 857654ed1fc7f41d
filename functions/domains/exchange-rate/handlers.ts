import { currencyByCode } from '#functions/domains/currency/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { exchangeRateContract } from '#shared/domains/exchange-rate/contract.ts';
import { exchangeRateStore } from './store.ts';

export const handlers = masterHandlers(exchangeRateContract.routes, exchangeRateStore, {
  references: { currency: currencyByCode },
  prepare: (_ctx, input) => ({ ...input, name: `${input.currency} ${input.date}` }),
});
