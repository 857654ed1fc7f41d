import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { VenetianMask } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod';
import { adminoneContract, type ClientUser } from '#shared/domains/operator/adminone/contract.ts';
import { SettingsBody } from '#web/kits/settings/settings-frame.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageSelector } from '#web/ui/controls/page-selector.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { SearchField } from '#web/ui/list/search-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ImpersonateDialog } from '../parts/impersonate-dialog.tsx';
import '../parts/adminone.css';
import type { Client } from '#shared/domains/reference/client/schemas.ts';

type Row = z.output<typeof ClientUser>;
const route = getRouteApi('/app/adminone/user');
/** As many agencies as one select shows. */
const MANY = 1000;

type UserLinesProps = Readonly<{ rows: readonly Row[]; tenantId: string | undefined; onAct: (user: Row) => void }>;
function UserLines({ rows, tenantId, onAct }: UserLinesProps) {
  const roles = useRoleNames();
  return (
    <ul className="lines ad-l">
      {rows.map((user) => (
        <li key={user.id}>
          <span className="row">
            <Avatar name={user.name} round />
            <PageLink to={`/adminone/user/${user.id}?client=${tenantId}`} className="strong cut">
              {user.name}
            </PageLink>
          </span>
          <span className="cut mut">{user.email}</span>
          <span className="mut">{roles[user.role]}</span>
          <Button
            size="sm"
            icon={<VenetianMask size={13} />}
            disabled={user.isOperator || user.state === 'deactivated'}
            onClick={() => onAct(user)}
          >
            <Trans>Act as</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface UserFiltersProps {
  readonly keyword: string | undefined;
  readonly clients: readonly Client[];
  readonly tenantId: string | undefined;
}
function UserFilters({ keyword, clients, tenantId }: UserFiltersProps) {
  const { t } = useLingui();
  const navigate = route.useNavigate();
  return (
    <div className="ad-f">
      <Field label={t`Agency`}>
        <Select
          value={tenantId ?? ''}
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => void navigate({ search: { client: event.target.value }, replace: true })}
        />
      </Field>
      <SearchField
        label={t`Search by name or email`}
        value={keyword ?? ''}
        onChange={(q) => void navigate({ search: { client: tenantId, q: q || undefined }, replace: true })}
      />
    </div>
  );
}

/** The users of one agency; an operator may act as one of them, with a reason. */
export function ClientUsersPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [acting, setActing] = useState<Row>();
  const clients = useQuery(queryOf(adminoneContract.routes.listClients, { body: { perPage: MANY } }));
  const tenantId = search.client ?? clients.data?.rows[0]?.id;
  const body = { tenantId: tenantId ?? '', page: search.page, keyword: search.q };
  const users = useQuery({
    ...queryOf(adminoneContract.routes.listUsers, { body }),
    enabled: tenantId !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = users;
  return (
    <SettingsBody title={t`Users of agencies`} text={t`Sign in as a user to help them.`}>
      <UserFilters keyword={search.q} clients={clients.data?.rows ?? []} tenantId={tenantId} />
      <Card title={t`Users`} count={data?.total ?? 0}>
        {!data && !users.isError && <SkeletonLines lines={6} />}
        {users.isError && <p className="card-b meta">{t`Agency not found.`}</p>}
        {data && <UserLines rows={data.rows} tenantId={tenantId} onAct={setActing} />}
      </Card>
      {data && data.pageCount > 1 && (
        <PageSelector
          page={data.page}
          pageCount={data.pageCount}
          onChange={(page) => void navigate({ search: { ...search, page } })}
        />
      )}
      {acting && tenantId && (
        <ImpersonateDialog tenantId={tenantId} user={acting} onClose={() => setActing(undefined)} />
      )}
    </SettingsBody>
  );
}
