import { articleStore } from '#functions/domains/article/store.ts';
import { masterHandlers, sortHandler } from '#functions/platform/record/master-handlers.ts';
import { refuseInUse } from '#functions/platform/record/references.ts';
import { articleCategoryContract } from '#shared/domains/article-category/contract.ts';
import { articleCategoryStore } from './store.ts';

const { routes } = articleCategoryContract;

export const handlers = {
  ...masterHandlers(routes, articleCategoryStore, {
    // Its articles stand in its section.
    prepare: (_ctx, input, before) => ({ ...input, section: before?.section ?? input.section }),
    checkRemoval: (ctx, { id }) => refuseInUse(ctx, [articleStore], ({ categoryId }) => categoryId === id),
  }),
  ...sortHandler(routes, articleCategoryStore),
};
