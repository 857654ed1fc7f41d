import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { vatRateProblems } from '#shared/domains/reference/vat-rate/rules.ts';
import { vatRateStore } from './store.ts';

export const handlers = masterHandlers(vatRateContract.routes, vatRateStore, {
  problems: vatRateProblems,
  checkRemoval: removalOf.vatRate,
});
