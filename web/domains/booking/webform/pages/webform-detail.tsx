import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { RecordActivity } from '#web/kits/record/record-activity.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { OpenNotice } from '../parts/open-notice.tsx';
import { PublicLink } from '../parts/public-link.tsx';
import { SubmissionLog } from '../parts/submission-log.tsx';
import { WebformGate } from '../parts/webform-gate.tsx';
import { activityQuery, publicUrl } from '../queries.ts';
import '../webform.css';
import { MoreMenu } from '#web/ui/more-menu.tsx';

const route = getRouteApi('/app/webform/$key');
const { remove, restore } = webformContract.routes;

function FormMenu({ form: { id, name } }: { readonly form: Webform }) {
  const { t } = useLingui();
  const removeForm = useRemoval();
  const drop = () =>
    removeForm({
      base: '/webform',
      name,
      text: t`Its public page closes. Requests already received are kept.`,
      remove: () => call(remove, { body: { id } }),
      restore: () => call(restore, { body: { id } }),
    });
  return (
    <MoreMenu
      label={t`More for ${name}`}
      groups={[
        {
          id: 'more',
          items: [
            { id: 'delete', label: t`Delete`, icon: <Trash2 size={15} />, danger: true, onSelect: () => void drop() },
          ],
        },
      ]}
    />
  );
}

function FactsCard({ form }: { readonly form: Webform }) {
  const { t } = useLingui();
  const colleagues = useColleagues();
  const statuses = useStatuses('show').byId;
  const names = form.receiverIds.map((id) => colleagues.get(id)?.value).filter(Boolean);
  return (
    <Card title={t`Public page`} action={<PublicLink url={publicUrl(form)} title={form.name} />}>
      <div className="card-b">
        <Facts
          items={[
            { id: 'artists', label: t`Artists`, value: form.artists.map(({ name }) => name).join(', ') },
            {
              id: 'languages',
              label: t`Languages`,
              value: form.languages.map((locale) => LOCALE_NAMES[locale]).join(', '),
            },
            { id: 'receivers', label: t({ context: 'mail', message: 'Imports into' }), value: names.join(', ') },
            { id: 'status', label: t`Request status`, value: statuses.get(form.statusId ?? '')?.name },
            { id: 'origins', label: t`Allowed sites`, value: form.origins.join(', ') },
            { id: 'mail', label: t`Confirmation email`, value: form.confirmation ? t`yes` : t`no` },
            { id: 'files', label: t`Files`, value: form.takesFiles ? t`yes` : t`no` },
          ]}
        />
      </div>
    </Card>
  );
}

function Detail({ form }: { readonly form: Webform }) {
  const key = form.id;
  const may = useCan()('webform.update');
  return (
    <SettingsFrame
      title={form.name}
      actions={
        <>
          <PageLink to="/webform" className="link">
            <Trans>All web forms</Trans>
          </PageLink>
          {may && (
            <PageLink to={`/webform/${key}/edit`} className={buttonClass({ kind: 'primary' })}>
              <Pencil size={14} aria-hidden="true" />
              <Trans>Edit</Trans>
            </PageLink>
          )}
          {may && <FormMenu form={form} />}
        </>
      }
    >
      <OpenNotice form={form} />
      <FactsCard form={form} />
      <SubmissionLog webformId={key} />
      <RecordActivity entity="webform" query={activityQuery(key)} />
    </SettingsFrame>
  );
}

/** One form: where it stands, and what came in. */
export function WebformDetailPage() {
  const { key } = route.useParams();
  return <WebformGate id={key}>{(form) => <Detail form={form} />}</WebformGate>;
}
