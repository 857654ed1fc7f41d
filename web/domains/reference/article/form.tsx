import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import {
  ARTICLE_MAX,
  type Article,
  ArticleInput,
  articleContract,
} from '#shared/domains/reference/article/contract.ts';
import { articleCategoryContract } from '#shared/domains/reference/article-category/contract.ts';
import type { ArticleSection } from '#shared/domains/reference/article-category/sections.ts';
import { ImageField } from '#web/kits/master/image-field.tsx';
import { masterForm } from '#web/kits/master/master-config.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { RichField } from '#web/ui/form/rich-field.tsx';
import './article.css';

function Fields({ record }: { readonly record?: Article | undefined }) {
  const { t } = useLingui();
  const section: ArticleSection = useWatch({ name: 'section' });
  return (
    <>
      <MasterSelect
        name="categoryId"
        label={t`Heading`}
        list={articleCategoryContract.routes.list}
        scope={{ section }}
      />
      <RichField name="body" label={t`Text`} must rows={14} maxLength={ARTICLE_MAX} className="art-body" />
      <ImageField name="imageKey" label={t`Picture`} routes={articleContract.routes} record={record} />
    </>
  );
}

export const form = masterForm({ schema: ArticleInput, Fields });
