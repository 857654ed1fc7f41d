import { msg } from '@lingui/core/macro';
import { type Article, articleContract } from '#shared/domains/reference/article/contract.ts';
import { articleCategoryContract } from '#shared/domains/reference/article-category/contract.ts';
import { useSectionPlace } from '#web/domains/reference/article-category/widgets/section-place.ts';
import { MasterName } from '#web/kits/master/master-name.tsx';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(articleContract.routes, () => import('./form.tsx'), {
  domain: 'article',
  usePlace: (record?: Article) => useSectionPlace('/article', (id) => `/article/${id}/edit`, record),
  words: {
    title: msg`Articles`,
    text: msg`Texts you write once and reuse.`,
    add: msg`New article`,
    empty: msg`No articles in this section yet`,
  },
  columns: [
    {
      id: 'categoryId',
      label: msg`Heading`,
      render: ({ categoryId }) => <MasterName list={articleCategoryContract.routes.list} id={categoryId} />,
    },
  ],
});
