import { builtinHandlers } from '#functions/platform/record/builtin-handlers.ts';
import { cultureContract } from '#shared/domains/reference/culture/contract.ts';
import { checkCulture } from '#shared/domains/reference/culture/rules.ts';
import { cultureStore } from './store.ts';

export const handlers = builtinHandlers(cultureContract.routes, cultureStore, {
  check: (input, before) => checkCulture(before, input),
});
