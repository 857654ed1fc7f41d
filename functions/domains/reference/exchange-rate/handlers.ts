import { currencyByCode } from '#functions/domains/reference/currency/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { exchangeRateStore } from './store.ts';

export const handlers = masterHandlers(exchangeRateContract.routes, exchangeRateStore, {
  references: { currency: currencyByCode },
  prepare: (_ctx, input) => ({ ...input, name: `${input.currency} ${input.date}` }),
});
