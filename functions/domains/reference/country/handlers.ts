import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { builtinHandlers } from '#functions/platform/record/builtin-handlers.ts';
import { isStateOf } from '#shared/data/states.ts';
import { countryContract } from '#shared/domains/reference/country/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { countryStore } from './store.ts';

export const handlers = builtinHandlers(countryContract.routes, countryStore, {
  references: { vatRateId: vatRateStore },
  check: ({ code, defaultStateId }) => {
    if (defaultStateId && !isStateOf(code, defaultStateId)) throw new AppError('choice', { field: 'defaultStateId' });
  },
});
