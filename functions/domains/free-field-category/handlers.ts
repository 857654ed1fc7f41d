import { freeFieldStore } from '#functions/domains/free-field/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { freeFieldCategoryContract } from '#shared/domains/free-field-category/contract.ts';
import { freeFieldCategoryStore } from './store.ts';

export const handlers = masterHandlers(freeFieldCategoryContract.routes, freeFieldCategoryStore, {
  fixed: ['mainArea'],
  usedBy: { categoryId: [freeFieldStore] },
});
