import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileText, Plus } from 'lucide-react';
import { type TemplateKind, WORD_KINDS, type WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { areaPage } from '../parts/area-page.tsx';
import { MergeFieldsCard } from '../parts/merge-fields-card.tsx';
import { TemplateRows } from '../parts/template-rows.tsx';
import { baseOf } from '../parts/template-words.ts';
import { templatesQuery } from '../queries.ts';

interface Place {
  readonly kind: TemplateKind;
  readonly mainArea: WordKind;
}
function Templates({ kind, mainArea }: Place) {
  const can = useCan();
  const { data, isPending } = useQuery(templatesQuery(kind, mainArea));
  if (isPending) return <SkeletonLines lines={5} />;
  if (data?.total === 0)
    return (
      <EmptyState
        icon={FileText}
        title={<Trans>No templates yet</Trans>}
        text={<Trans>A new template starts with a complete document. Adapt it in Word.</Trans>}
      />
    );
  return <TemplateRows rows={data?.rows ?? []} may={can('wordTemplate.update')} />;
}

/** The agency's Word templates of one area, and what they may be filled with. */
function TemplatesPage({ kind, mainArea }: Place) {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const areas = useKindWords('many');
  const base = baseOf(kind);
  return (
    <SettingsFrame
      title={kind === 'record' ? t`Word templates` : t`Word templates for lists`}
      text={
        kind === 'record'
          ? t`Documents for a single record in your own layout.`
          : t`A whole list as a document, with its filters and sorting.`
      }
      actions={
        can('wordTemplate.update') && (
          <PageLink to={`${base}/${mainArea}/new`} className={buttonClass({ kind: 'primary' })}>
            <Plus size={14} aria-hidden="true" />
            {t`New template`}
          </PageLink>
        )
      }
    >
      <Tabs
        label={t`Templates for`}
        items={WORD_KINDS.map((value) => ({ value, label: areas[value] }))}
        value={mainArea}
        onChange={(area) => goTo(`${base}/${area}`)}
      />
      <Templates kind={kind} mainArea={mainArea} />
      <MergeFieldsCard key={mainArea} kind={kind} mainArea={mainArea} />
    </SettingsFrame>
  );
}

export const RecordTemplatesPage = areaPage('record', getRouteApi('/app/wordtemplate/$mainArea'), TemplatesPage);
export const ListTemplatesPage = areaPage(
  'listView',
  getRouteApi('/app/wordtemplateforlistview/$mainArea'),
  TemplatesPage,
);
