import { freeFieldStore } from '#functions/domains/free-field/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { freeFieldCategoryContract } from '#shared/domains/free-field-category/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { freeFieldCategoryStore } from './store.ts';

export const handlers = masterHandlers(freeFieldCategoryContract.routes, freeFieldCategoryStore, {
  check: (_ctx, input, before) => {
    if (before && before.mainArea !== input.mainArea) throw new AppError('freeField.fixed', { field: 'mainArea' });
  },
  usedBy: { categoryId: [freeFieldStore] },
});
