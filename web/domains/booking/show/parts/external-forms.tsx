import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { call } from '#web/platform/api.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { checkFresh } from '../model/check-fresh.ts';
import { externalValuesOf, newExternalValues } from '../model/external-form.ts';
import { fetchShowMessages } from '../model/messages.ts';
import { showQuery } from '../widgets/show-queries.ts';
import { showWritten } from '../widgets/show-writes.ts';
import { EditPage } from './edit-page.tsx';
import { useExternalSections } from './external-sections.tsx';
import { useEdited } from './use-edited.ts';

const { externalInsert, externalUpdate } = showContract.routes;

/** Reloads a saved show and opens it. The calls for outside users answer less than the page shows. */
function useSaved() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (id: string) => {
    showWritten(client, []);
    await client.invalidateQueries({ queryKey: showQuery(id).queryKey });
    await navigate({ to: '/show/$key', params: { key: id } });
  };
}

/** Shows the form in which an outside user requests a date. */
export function ExternalNewForm({ date, artistId }: Readonly<{ date: LocalDate; artistId: string | undefined }>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSaved();
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ ExternalNewSchema }) => ExternalNewSchema),
    messages: fetchShowMessages,
    defaultValues: newExternalValues(date, artistId),
    onSubmit: async (values) => {
      const show = await call(externalInsert, { body: values });
      toast(t`Request ${show.number} sent`);
      await saved(show.id);
    },
  });
  return (
    <FormPage
      form={form}
      title={t`Request a date`}
      crumbs={[{ label: t`Shows`, to: '/show' }, { label: t`Request a date` }]}
      sections={useExternalSections()}
      action={t`Send request`}
      onCancel={() => void navigate({ to: '/show' })}
    />
  );
}

/** Time, place and shared notes of a show; the rest is the agency's. */
export function ExternalEditForm({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSaved();
  const { rev, stale } = useEdited(show, externalValuesOf);
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ ExternalEditSchema }) => ExternalEditSchema),
    messages: fetchShowMessages,
    defaultValues: externalValuesOf(show),
    onSubmit: async (values) => {
      await checkFresh(show.id, rev.current);
      const { number } = await call(externalUpdate, { body: { ...values, id: show.id, rev: rev.current } });
      toast(t`Show ${number} saved`);
      await saved(show.id);
    },
    stale,
  });
  return (
    <EditPage
      show={show}
      form={form}
      sections={useExternalSections(show)}
      onCancel={() => void navigate({ to: '/show/$key', params: { key: show.id } })}
    />
  );
}
