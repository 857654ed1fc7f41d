import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import type { Client } from '#shared/domains/reference/client/schemas.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { SwitchField } from '#web/ui/form/fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { useClientSections } from '../parts/client-fields.tsx';

const ClientSubscription = part(
  async () => (await import('#web/domains/operator/subscription/widgets/client-subscription.tsx')).ClientSubscription,
);
const SupportAccess = part(
  async () => (await import('#web/domains/identity/access-grant/widgets/support-access.tsx')).SupportAccess,
);
const route = getRouteApi('/app/adminone/client/$key');
const { getClient, updateClient } = adminoneContract.routes;
const BASE = '/adminone/client';

const valuesOf = ({ name, locale, zone, currency, maxSessions, maxUsers, maxStorage, isActive }: Client) => ({
  name,
  locale,
  zone,
  currency,
  maxSessions,
  maxUsers,
  maxStorage,
  isActive,
});
const MB = 1_000_000;

type ClientFound = OutputOf<typeof getClient>;

function AccessFields({ id, client }: { readonly id: string; readonly client: ClientFound }) {
  const { t } = useLingui();
  const { number, near } = useFormat();
  const { users, maxUsers, lastChangeAt, deadLetters } = client;
  const [stored, room] = [number(Math.ceil(client.stored / MB)), number(client.maxStorage)];
  return (
    <div className="rec-fields">
      <SwitchField name="isActive" label={t`Active: its users can sign in`} />
      <p className="meta">
        <PageLink to={`/adminone/user?client=${id}`}>
          <Trans>
            {users} of {maxUsers} users
          </Trans>
        </PageLink>
      </p>
      <p className="meta num">
        <Trans>
          {stored} of {room} MB used
        </Trans>
      </p>
      <p className="meta">
        {lastChangeAt ? <Trans>Last change {near(lastChangeAt)}</Trans> : <Trans>No change for over a month</Trans>}
      </p>
      {deadLetters > 0 && (
        <PageLink to="/adminone/deadletter" className="link">
          <Plural value={deadLetters} one="# dead letter" other="# dead letters" />
        </PageLink>
      )}
    </div>
  );
}

/** An agency as its operator sees it: what it may have, how full it is, whether it is open. */
export function ClientEditPage() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { key: id } = route.useParams();
  const { data: client } = useSuspenseQuery(queryOf(getClient, { params: { id } }));
  const form = useRecordForm({
    domain: 'adminone',
    schema: () => import('../parts/form-schemas.ts').then(({ ClientSchema }) => ClientSchema),
    record: client as Client,
    values: valuesOf(client),
    valuesOf,
    update: (values) => call(updateClient, { body: { ...values, id } }),
    onSaved: ({ name }) => {
      toast(<Trans>{name} saved</Trans>);
      goTo(BASE);
    },
  });

  const access = <AccessFields id={id} client={client} />;
  return (
    <FormPage
      form={form}
      title={client.name}
      crumbs={[{ label: t`Agencies`, to: BASE }, { label: client.name }]}
      action={t`Save agency`}
      onCancel={() => goTo(BASE)}
      sections={[
        ...useClientSections(),
        { id: 'access', title: t`Access`, fields: ['isActive'], content: access },
        {
          id: 'subscription',
          title: t`Subscription`,
          fields: [],
          content: (
            <Suspense>
              <ClientSubscription client={client} />
            </Suspense>
          ),
        },
        {
          id: 'support',
          title: t`Access for support`,
          fields: [],
          content: (
            <Suspense>
              <SupportAccess tenantId={id} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
