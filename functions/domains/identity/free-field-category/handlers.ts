import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { freeFieldCategoryStore } from './store.ts';

export const handlers = masterHandlers(freeFieldCategoryContract.routes, freeFieldCategoryStore, {
  fixed: ['mainArea'],
  checkRemoval: removalOf.freeFieldCategory,
});
