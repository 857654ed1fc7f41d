import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ARTICLE_SECTIONS, type ArticleSection, isSection } from '#shared/domains/article-category/sections.ts';
import type { MasterPlace } from '#web/domains/system/widgets/master/master-config.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { Tabs } from '#web/ui/tabs.tsx';

function useSectionNames(): Readonly<Record<ArticleSection, string>> {
  const { t } = useLingui();
  return { contract: t`Contracts`, rider: t`Riders`, advancing: t`Advancing`, travel: t`Travel`, help: t`Help` };
}

/** Pages of a master with a list for every section of articles. */
export function useSectionPlace(
  path: string,
  edit: MasterPlace['edit'],
  record?: { readonly section: ArticleSection },
): MasterPlace {
  const { t } = useLingui();
  const goTo = useGoTo();
  const names = useSectionNames();
  const { section: named } = useParams({ strict: false }) as { readonly section?: string };
  const section = record?.section ?? (isSection(named) ? named : ARTICLE_SECTIONS[0]);
  return {
    base: `${path}/${section}`,
    edit,
    scope: { section },
    tabs: (
      <Tabs
        label={t`Section`}
        items={ARTICLE_SECTIONS.map((value) => ({ value, label: names[value] }))}
        value={section}
        onChange={(next) => goTo(`${path}/${next}`)}
      />
    ),
  };
}
