import { useLingui } from '@lingui/react/macro';
import {
  type ArticleCategory,
  ArticleCategoryInput,
  articleCategoryContract,
} from '#shared/domains/article-category/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useSectionPlace } from './widgets/section-place.tsx';

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: articleCategoryContract.routes,
  domain: 'article-category',
  schema: ArticleCategoryInput,
  blank: { name: '', section: 'contract' as const, isActive: true },
  usePlace: (record?: ArticleCategory) =>
    useSectionPlace('/articlecategory', (id) => `/articlecategory/detail/${id}`, record),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Article headings`,
      text: t`What the articles of a section stand under.`,
      add: t`New heading`,
      empty: t`No headings in this section yet`,
    };
  },
});
