import { msg } from '@lingui/core/macro';
import { type ArticleCategory, articleCategoryContract } from '#shared/domains/reference/article-category/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { useSectionPlace } from './widgets/section-place.ts';

export const { ListPage, formPages } = masterPages(articleCategoryContract.routes, () => import('./form.ts'), {
  domain: 'article-category',
  usePlace: (record?: ArticleCategory) =>
    useSectionPlace('/articlecategory', (id) => `/articlecategory/detail/${id}`, record),
  words: {
    title: msg`Article headings`,
    text: msg`Groups of articles within a section.`,
    add: msg`New heading`,
    empty: msg`No headings in this section yet`,
  },
});
