import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Mail, Scale } from 'lucide-react';
import { Suspense, useState } from 'react';
import { adminoneContract, CLIENT_LIST, type ClientUsage } from '#shared/domains/operator/adminone/contract.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { LegalTexts } from '#web/domains/identity/content/widgets/legal-texts.ts';
import { Invitations } from '#web/domains/operator/client-onboarding/widgets/invitations.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { flagFilter } from '#web/ui/list/filters.tsx';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { Status } from '#web/ui/status.tsx';
import { usePhone } from '#web/ui/use-media.ts';
import '../parts/adminone.css';
import { useListSearch } from '#web/ui/list/use-list-search.ts';

const route = getRouteApi('/app/adminone/client');

const State = ({ isActive }: { readonly isActive: boolean }) => (
  <Status tone={isActive ? 'green' : 'grey'}>{isActive ? <Trans>active</Trans> : <Trans>not active</Trans>}</Status>
);

/** Bytes of a megabyte, in which storage is bought. */
const MB = 1_000_000;

function useHealthColumns(): readonly ListColumn<ClientUsage>[] {
  const { t } = useLingui();
  const { number, near } = useFormat();
  return [
    column('lastChange', t`Last change`, { width: '130px', priority: 1 }, ({ lastChangeAt }) =>
      lastChangeAt ? near(lastChangeAt) : <Trans>over a month ago</Trans>,
    ),
    column('users', t`Users`, { width: '90px', priority: 2, align: 'right' }, (client) => {
      const [users, seats] = [number(client.users), number(client.maxUsers)];
      return t`${users} of ${seats}`;
    }),
    column('stored', t`Storage`, { width: '130px', priority: 2, align: 'right' }, (client) => {
      const [stored, room] = [number(Math.ceil(client.stored / MB)), number(client.maxStorage)];
      return t`${stored} of ${room} MB`;
    }),
    column('deadLetters', t`Dead letters`, { width: '100px', priority: 1, align: 'right' }, ({ deadLetters }) =>
      deadLetters > 0 ? <Status tone="red">{number(deadLetters)}</Status> : number(0),
    ),
  ];
}

function useColumns(): readonly ListColumn<ClientUsage>[] {
  const { t } = useLingui();
  const health = useHealthColumns();
  return [
    column('name', t`Agency`, { width: 'minmax(180px, 1.4fr)', sort: 'name', priority: 1 }, (client) => (
      <AvatarTitle name={client.name} />
    )),
    ...health,
    column('locale', t`Language`, { width: '100px', priority: 3 }, ({ locale }) => LOCALE_NAMES[locale]),
    column('zone', t`Time zone`, { width: '180px', priority: 3 }, ({ zone }) => zone.replaceAll('_', ' ')),
    column('currency', t`Currency`, { width: '90px', priority: 2 }, (client) => client.currency),
    column('state', t`State`, { width: '120px', priority: 1 }, (client) => <State {...client} />),
  ];
}

function ClientPreview({ client }: { readonly client: ClientUsage }) {
  const { t } = useLingui();
  const { name, zone, locale, currency, maxSessions } = client;
  return (
    <>
      <h2>{name}</h2>
      <State {...client} />
      <Facts
        items={[
          { id: 'locale', label: t`Language`, value: LOCALE_NAMES[locale] },
          { id: 'zone', label: t`Time zone`, value: zone.replaceAll('_', ' ') },
          { id: 'currency', label: t`Currency`, value: currency },
          { id: 'sessions', label: t`Sign-ins`, value: <Trans>{maxSessions} at a time</Trans> },
        ]}
      />
    </>
  );
}

/** The agencies that work with Backline. */
export function ClientsPage() {
  const { t } = useLingui();
  const address = useListSearch(route);
  const phone = usePhone();
  const [opened, setOpened] = useState<'invitations' | 'legal'>();
  const close = () => setOpened(undefined);
  const buttons = (
    <>
      <Button icon={<Scale size={14} />} onClick={() => setOpened('legal')}>
        {t`Legal texts`}
      </Button>
      <Button icon={<Mail size={14} />} onClick={() => setOpened('invitations')}>
        {t`Invitations`}
      </Button>
    </>
  );
  return (
    <RecordList<ClientUsage, typeof address.search>
      id="client"
      base="/adminone/client"
      newLabel={t`New agency`}
      tools={() => buttons}
      lead={phone && <div className="ad-lead row">{buttons}</div>}
      dialog={
        <Suspense>
          {opened === 'invitations' && <Invitations onClose={close} />}
          {opened === 'legal' && <LegalTexts onClose={close} />}
        </Suspense>
      }
      title={t`Agencies`}
      query={sourceOf(adminoneContract.routes.listHealth, CLIENT_LIST, { defaultSort: 'name' })}
      {...address}
      searchLabel={t`Search agencies`}
      columns={useColumns()}
      filters={[flagFilter({ id: 'active', label: t`Active`, relation: t`is`, yes: t`active`, no: t`not active` })]}
      defaultSort="name"
      rowLabel={(client) => client.name}
      emptyTitle={t`No agencies yet`}
      emptyText={t`The first agency comes with the demo data, or you add it yourself.`}
      card={(client) => <AvatarTitle name={client.name} detail={client.currency} />}
      preview={(client) => <ClientPreview client={client} />}
    />
  );
}
