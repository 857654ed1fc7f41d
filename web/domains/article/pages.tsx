import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ARTICLE_MAX, type Article, ArticleInput, articleContract } from '#shared/domains/article/contract.ts';
import { articleCategoryContract } from '#shared/domains/article-category/contract.ts';
import { useSectionPlace } from '#web/domains/article-category/widgets/section-place.tsx';
import { NoteText } from '#web/domains/note/widgets/note-text.tsx';
import { ImageField } from '#web/domains/system/widgets/master/image-field.tsx';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { allMasters } from '#web/domains/system/widgets/master/master-select.tsx';
import { queryOf } from '#web/platform/api.ts';
import { ControlField, TextareaField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import './article.css';

const { routes } = articleContract;

/** The headings of the article's section. */
function CategoryField() {
  const { t } = useLingui();
  const section = useWatch({ name: 'section' });
  const { data } = useQuery(queryOf(articleCategoryContract.routes.list, { body: { section, perPage: 200 } }));
  return (
    <ControlField<string | undefined> name="categoryId" label={t`Heading`}>
      {({ value, onChange, onBlur }) => (
        <Select
          value={data ? (value ?? '') : ''}
          placeholder={t`none`}
          options={(data?.rows ?? [])
            .filter(({ id, isActive }) => isActive || id === value)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </ControlField>
  );
}

function Preview() {
  const { t } = useLingui();
  const body: string = useWatch({ name: 'body' });
  if (!body.trim()) return null;
  return (
    <section className="art-view" aria-label={t`As it is read`}>
      <NoteText note={{ body, mentions: [] }} />
    </section>
  );
}

function Fields({ record }: { readonly record?: Article | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <CategoryField />
      <TextareaField
        name="body"
        label={t`Text`}
        must
        rows={14}
        maxLength={ARTICLE_MAX}
        className="art-body"
        help={t`**bold**, *italic*, a line that begins with a hyphen is a list, web addresses become links`}
      />
      <Preview />
      <ImageField name="imageKey" label={t`Picture`} routes={routes} record={record} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes,
  domain: 'article',
  schema: ArticleInput,
  blank: { name: '', section: 'contract' as const, categoryId: undefined, body: '', imageKey: '', isActive: true },
  usePlace: (record?: Article) => useSectionPlace('/article', (id) => `/article/${id}/edit`, record),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Articles`,
      text: t`Texts that are written once and used often.`,
      add: t`New article`,
      empty: t`No articles in this section yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    const { data } = useQuery(allMasters(articleCategoryContract.routes.list));
    const names = new Map(data?.rows.map(({ id, name }) => [id, name]));
    return [{ id: 'category', label: t`Heading`, render: (row: Article) => names.get(row.categoryId ?? '') }];
  },
  Fields,
});
