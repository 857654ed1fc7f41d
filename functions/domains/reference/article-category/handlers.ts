import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { articleCategoryContract } from '#shared/domains/reference/article-category/contract.ts';
import { articleCategoryStore } from './store.ts';

export const handlers = masterHandlers(articleCategoryContract.routes, articleCategoryStore, {
  // Its articles stand in its section.
  prepare: (_ctx, input, before) => ({ ...input, section: before?.section ?? input.section }),
  checkRemoval: removalOf.articleCategory,
});
