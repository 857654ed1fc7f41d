import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { showContract } from '#shared/domains/show/contract.ts';
import { showMessages } from '#shared/domains/show/messages.ts';
import type { Show } from '#shared/domains/show/schemas.ts';
import { useFreeValues } from '#web/domains/free-field/widgets/use-free-fields.ts';
import { statusesQuery, useStatuses } from '#web/domains/status/widgets/use-statuses.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { checkFresh, type Newer } from '../model/check-fresh.ts';
import { namesIn, toSend, valuesOf } from '../model/form.ts';
import { artistNames } from '../parts/columns.tsx';
import { LockedPage } from '../parts/locked-page.tsx';
import { FormContext } from '../parts/on-this-date.tsx';
import { rememberName } from '../parts/references.ts';
import { useShowSections } from '../parts/show-sections.tsx';
import { showQuery } from '../queries.ts';
import { showWritten } from '../widgets/show-writes.ts';
import { useInside } from '../widgets/use-inside.ts';

const route = getRouteApi('/app/show/$key/edit');

const ExternalEditForm = lazy(async () => {
  const { ExternalEditForm } = await import('../parts/external-forms.tsx');
  return { default: ExternalEditForm };
});

function EditForm({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { currency } = useMe().tenant;
  useSuspenseQuery(statusesQuery('show'));
  const { byId } = useStatuses('show');
  const rev = useRef(show.rev);
  const toDetail = () => navigate({ to: '/show/$key', params: { key: show.id } });
  for (const name of namesIn(show)) rememberName(...name);
  const freeOf = useFreeValues('show');
  const form = useZodForm({
    schema: () => import('../parts/form-schemas.ts').then(({ ShowSchema }) => ShowSchema),
    messages: showMessages,
    defaultValues: { ...valuesOf(show, currency), freeFields: freeOf(show) },
    onSubmit: async (values) => {
      const fields = toSend(values, byId.get(values.statusId)?.phase === 'options');
      await checkFresh(show.id, rev.current);
      const saved = await call(showContract.routes.update, { body: { ...fields, id: show.id, rev: rev.current } });
      showWritten(client, [saved]);
      toast(t`Show ${saved.number} saved`);
      await toDetail();
    },
    stale: {
      changedBy: (current) => (current as Newer).changedBy,
      values: (current) => {
        const newer = current as Show;
        for (const name of namesIn(newer)) rememberName(...name);
        return { ...valuesOf(newer, currency), freeFields: freeOf(newer) };
      },
      onAccepted: (current) => {
        rev.current = (current as Show).rev;
      },
    },
  });
  return (
    <FormPage
      form={form}
      title={artistNames(show)}
      crumbs={[
        { label: <Trans>Shows</Trans>, to: '/show' },
        { label: show.number, to: `/show/${show.id}` },
        { label: <Trans>Edit</Trans> },
      ]}
      sections={useShowSections(show)}
      action={<Trans>Save show</Trans>}
      onCancel={() => void toDetail()}
      aside={<FormContext excludeId={show.id} />}
    />
  );
}

export function ShowEditPage() {
  const { key } = route.useParams();
  const { data: show } = useSuspenseQuery(showQuery(key));
  const inside = useInside();
  if (show.lockedAt) return <LockedPage show={show} />;
  if (inside) return <EditForm key={show.id} show={show} />;
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <ExternalEditForm key={show.id} show={show} />
    </Suspense>
  );
}
