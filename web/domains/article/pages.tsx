import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { ARTICLE_MAX, type Article, ArticleInput, articleContract } from '#shared/domains/article/contract.ts';
import { articleCategoryContract } from '#shared/domains/article-category/contract.ts';
import type { ArticleSection } from '#shared/domains/article-category/sections.ts';
import { useSectionPlace } from '#web/domains/article-category/widgets/section-place.ts';
import { ImageField } from '#web/domains/system/widgets/master/image-field.tsx';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { MasterName, MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { RichField } from '#web/ui/form/rich-field.tsx';
import './article.css';

const { routes } = articleContract;
const headings = articleCategoryContract.routes.list;

function Fields({ record }: { readonly record?: Article | undefined }) {
  const { t } = useLingui();
  const section: ArticleSection = useWatch({ name: 'section' });
  return (
    <>
      <MasterSelect name="categoryId" label={t`Heading`} list={headings} scope={{ section }} />
      <RichField name="body" label={t`Text`} must rows={14} maxLength={ARTICLE_MAX} className="art-body" />
      <ImageField name="imageKey" label={t`Picture`} routes={routes} record={record} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes,
  domain: 'article',
  schema: ArticleInput,
  usePlace: (record?: Article) => useSectionPlace('/article', (id) => `/article/${id}/edit`, record),
  words: {
    title: msg`Articles`,
    text: msg`Texts that are written once and used often.`,
    add: msg`New article`,
    empty: msg`No articles in this section yet`,
  },
  columns: [
    {
      id: 'categoryId',
      label: msg`Heading`,
      render: ({ categoryId }) => <MasterName list={headings} id={categoryId} />,
    },
  ],
  Fields,
});
