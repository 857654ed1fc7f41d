import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { DetailsForm } from '../parts/details-form.tsx';
import { OpenNotice } from '../parts/open-notice.tsx';
import { PublicLink } from '../parts/public-link.tsx';
import { WebformGate } from '../parts/webform-gate.tsx';
import { publicUrl } from '../queries.ts';
import '../webform.css';
import { Later } from '#web/ui/later.tsx';

const MorePanels = part(async () => (await import('../parts/more-panels.tsx')).MorePanels);

const route = getRouteApi('/app/webform/$webformId/edit');

function Builder({ form }: { readonly form: Webform }) {
  return (
    <SettingsFrame
      title={form.name}
      actions={
        <>
          <PublicLink url={publicUrl(form)} title={form.name} />
          <PageLink to={`/webform/${form.id}`} className="link">
            <Trans>Overview</Trans>
          </PageLink>
        </>
      }
    >
      <OpenNotice form={form} />
      <DetailsForm key={form.id} form={form}>
        <Later lines={10}>
          <MorePanels form={form} />
        </Later>
      </DetailsForm>
    </SettingsFrame>
  );
}

/** The builder: what the page asks, whom one can ask for, and how it looks. */
export function WebformEditPage() {
  const { webformId } = route.useParams();
  return <WebformGate id={webformId}>{(form) => <Builder form={form} />}</WebformGate>;
}
