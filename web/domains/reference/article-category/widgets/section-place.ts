import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ARTICLE_SECTIONS, type ArticleSection } from '#shared/domains/reference/article-category/sections.ts';
import type { MasterPlace } from '#web/kits/master/master-config.ts';
import { useScopePlace } from '#web/kits/master/scope-place.tsx';
import { wordsHook } from '#web/platform/words-hook.ts';

const useSectionNames = wordsHook<ArticleSection>({
  contract: msg`Contracts`,
  rider: msg`Riders`,
  advancing: msg`Advancing`,
  travel: msg`Travel`,
  help: msg`Help`,
});

/** Pages of a master with a list for every section of articles. */
export function useSectionPlace(
  path: string,
  edit: MasterPlace['edit'],
  record?: { readonly section: ArticleSection },
): MasterPlace {
  const { t } = useLingui();
  return useScopePlace({
    path,
    edit,
    field: 'section',
    values: ARTICLE_SECTIONS,
    names: useSectionNames(),
    label: t`Section`,
    record,
  });
}
