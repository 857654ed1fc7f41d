import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { RecordActivity } from '#web/kits/record/record-activity.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { keyedPage } from '#web/ui/record/keyed-page.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { FileCard } from '../parts/file-card.tsx';
import { MergeFieldsCard } from '../parts/merge-fields-card.tsx';
import { TemplateMenu } from '../parts/template-rows.tsx';
import { baseOf } from '../parts/template-words.ts';
import { useOwnWords } from '../parts/use-own-words.ts';
import { VersionsCard } from '../parts/versions-card.tsx';
import { activityQuery, templateQuery } from '../queries.ts';

const DetailsCard = part(async () => (await import('../parts/details-card.tsx')).DetailsCard);

/** One template: its file, what is wrong with it, its details and its history. */
function TemplatePage({ id }: { readonly id: string }) {
  const can = useCan();
  const areas = useKindWords('many');
  const own = useOwnWords();
  const { data: template, error } = useQuery(templateQuery(id));
  if (error)
    return (
      <EmptyState icon={null} title={isExpected(error) ? error.message : <Trans>Couldn't load the template</Trans>} />
    );
  if (!template) return <SkeletonLines lines={10} />;
  const { kind, mainArea, locale, rev } = template;
  const may = can('wordTemplate.update');
  return (
    <SettingsFrame
      title={template.name}
      text={`${areas[mainArea]} · ${LOCALE_NAMES[locale]}`}
      actions={
        <>
          <PageLink to={`${baseOf(kind)}/${mainArea}`} className="link">
            <Trans>All templates</Trans>
          </PageLink>
          {may && <TemplateMenu template={template} />}
        </>
      }
    >
      <FileCard template={template} may={may} />
      <Later lines={6}>{may && <DetailsCard key={rev} template={template} />}</Later>
      <VersionsCard template={template} may={may} />
      <MergeFieldsCard kind={kind} mainArea={mainArea} />
      <RecordActivity entity="word-template" query={activityQuery(id)} own={own} />
    </SettingsFrame>
  );
}

export const RecordTemplatePage = keyedPage(getRouteApi('/app/wordtemplate/detail/$key'), TemplatePage);
export const ListTemplatePage = keyedPage(getRouteApi('/app/wordtemplateforlistview/detail/$key'), TemplatePage);
