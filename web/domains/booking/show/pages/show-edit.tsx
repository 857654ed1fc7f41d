import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { statusesQuery, useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { toast } from '#web/ui/toaster.ts';
import { checkFresh } from '../model/check-fresh.ts';
import { toSend, valuesOf } from '../model/form.ts';
import { fetchShowMessages } from '../model/messages.ts';
import { EditPage } from '../parts/edit-page.tsx';
import { FormAside } from '../parts/form-aside.tsx';
import { LockedPage } from '../parts/locked-page.tsx';
import { useShowSections } from '../parts/show-sections.tsx';
import { useEdited } from '../parts/use-edited.ts';
import { showQuery } from '../widgets/show-queries.ts';
import { showWritten } from '../widgets/show-writes.ts';
import { useReleaseRivals } from '../widgets/use-release-rivals.ts';

const route = getRouteApi('/app/show/$key/edit');

const ExternalEditForm = part(async () => (await import('../parts/external-forms.tsx')).ExternalEditForm);

function EditForm({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { currency } = useMe().tenant;
  useSuspenseQuery(statusesQuery('show'));
  const { byId } = useStatuses('show');
  const toDetail = () => navigate({ to: '/show/$key', params: { key: show.id } });
  const releaseRivals = useReleaseRivals();
  const freeOf = useFreeValues('show');
  const filled = (from: Show) => ({ ...valuesOf(from, currency), freeFields: freeOf(from) });
  const { rev, stale } = useEdited(show, filled);
  const form = useZodForm({
    schema: () => import('../parts/form-schemas.ts').then(({ ShowSchema }) => ShowSchema),
    messages: fetchShowMessages,
    defaultValues: filled(show),
    onSubmit: async (values) => {
      const fields = toSend(values, byId.get(values.statusId)?.phase === 'options');
      await checkFresh(show.id, rev.current);
      const saved = await call(showContract.routes.update, { body: { ...fields, id: show.id, rev: rev.current } });
      showWritten(client, [saved]);
      toast(t`Show ${saved.number} saved`);
      await releaseRivals(show.phase, saved);
      await toDetail();
    },
    stale,
  });
  return (
    <EditPage
      show={show}
      form={form}
      sections={useShowSections(show)}
      onCancel={() => void toDetail()}
      aside={<FormAside excludeId={show.id} />}
    />
  );
}

export function ShowEditPage() {
  const { key } = route.useParams();
  const { data: show } = useSuspenseQuery(showQuery(key));
  const internal = useInternal();
  if (show.lockedAt) return <LockedPage show={show} />;
  if (internal) return <EditForm key={show.id} show={show} />;
  return (
    <Later lines={8}>
      <ExternalEditForm key={show.id} show={show} />
    </Later>
  );
}
