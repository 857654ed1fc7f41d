import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { isExpected } from '#web/platform/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ArtistsPanel } from '../parts/artists-panel.tsx';
import { CssCard } from '../parts/css-card.tsx';
import { DetailsForm } from '../parts/details-form.tsx';
import { FreeFieldsPanel } from '../parts/free-fields-panel.tsx';
import { OpenNotice } from '../parts/open-notice.tsx';
import { PublicLink } from '../parts/public-link.tsx';
import { publicUrl, webformQuery } from '../queries.ts';
import '../webform.css';

const route = getRouteApi('/app/webform/$webformId/edit');

/** The builder: what the page asks, whom one can ask for, and how it looks. */
export function WebformEditPage() {
  const { webformId } = route.useParams();
  const { data: form, error } = useQuery(webformQuery(webformId));
  if (error)
    return (
      <EmptyState
        drawing={null}
        title={isExpected(error) ? error.message : <Trans>The web form cannot be shown now</Trans>}
      />
    );
  if (!form) return <SkeletonLines lines={10} />;
  return (
    <SettingsFrame
      title={form.name}
      actions={
        <>
          <PublicLink url={publicUrl(form)} title={form.name} />
          <PageLink to={`/webform/${webformId}`} className="link">
            <Trans>Overview</Trans>
          </PageLink>
        </>
      }
    >
      <OpenNotice form={form} />
      <DetailsForm key={webformId} form={form}>
        <ArtistsPanel form={form} />
        <FreeFieldsPanel form={form} />
        <CssCard form={form} />
      </DetailsForm>
    </SettingsFrame>
  );
}
