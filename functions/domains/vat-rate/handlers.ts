import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { countryStore } from '#functions/domains/country/store.ts';
import { productStore } from '#functions/domains/product/store.ts';
import { productGroupStore } from '#functions/domains/product-group/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { vatRateProblems } from '#shared/domains/vat-rate/rules.ts';
import { vatRateStore } from './store.ts';

export const handlers = masterHandlers(vatRateContract.routes, vatRateStore, {
  problems: vatRateProblems,
  usedBy: { vatRateId: [productGroupStore, productStore, bookkeepingStore, countryStore] },
});
