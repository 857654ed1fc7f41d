import { MasterStore } from '#functions/platform/record/master.ts';
import type { ArticleCategoryInput } from '#shared/domains/reference/article-category/contract.ts';
import { sectionNo } from '#shared/domains/reference/article-category/sections.ts';

export const articleCategoryStore = new MasterStore<ArticleCategoryInput>({
  name: 'article-category',
  scope: { field: 'section', toNo: sectionNo },
  sorted: true,
});
