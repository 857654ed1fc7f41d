import { articleCategoryStore } from '#functions/domains/reference/article-category/store.ts';
import { fileRoom } from '#functions/domains/reference/client/public/room.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { imageMasterHandlers } from '#functions/platform/record/images.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { type ArticleInput, articleContract } from '#shared/domains/reference/article/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { articleStore } from './store.ts';

/** The heading is one of the article's own section. */
async function checkCategory(ctx: UserContext, { section, categoryId }: ArticleInput, before?: ArticleInput) {
  if (!categoryId) return;
  await checkReference(ctx, articleCategoryStore, 'categoryId', categoryId, before?.categoryId);
  const category = await articleCategoryStore.find(ctx, categoryId);
  if (category?.section !== section) throw new AppError('choice', { field: 'categoryId' });
}

export const handlers = imageMasterHandlers(articleContract.routes, articleStore, {
  images: ['imageKey'],
  room: fileRoom,
  check: checkCategory,
});
