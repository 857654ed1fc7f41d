import { useLingui } from '@lingui/react/macro';
import { USER_LIST, userContract } from '#shared/domains/identity/user/contract.ts';
import { USER_STATES, type User } from '#shared/domains/identity/user/schemas.ts';
import type { Environment } from '#shared/kernel/access/permission.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useCan } from '#web/platform/me.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import type { Choice, ListState } from '#web/ui/list/search.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink } from '#web/ui/record/links.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { Status } from '#web/ui/status.tsx';
import { rolesIn, STATE_TONES, useStateNames } from './user-words.ts';

export interface UserSearch extends ListState {
  readonly role?: Choice | undefined;
  readonly state?: Choice | undefined;
  readonly secondFactor?: Choice | undefined;
}

function State({ user: { state } }: { readonly user: User }) {
  const states = useStateNames();
  return <Status tone={STATE_TONES[state]}>{states[state]}</Status>;
}

function Factor({ user: { secondFactorAt } }: { readonly user: User }) {
  const { t } = useLingui();
  return secondFactorAt ? <Status tone="green">{t`On`}</Status> : <span className="meta">{t`Off`}</span>;
}

function useColumns(): readonly ListColumn<User>[] {
  const { t } = useLingui();
  const roles = useRoleNames();
  return [
    column('name', t`Name`, { width: 'minmax(170px, 1.3fr)', sort: 'name', priority: 1 }, (user) => (
      <AvatarTitle name={user.name} userId={user.id} round />
    )),
    column('role', t`Role`, { width: '130px', sort: 'role', priority: 1 }, (user) => roles[user.role]),
    column('email', t`Email`, { width: 'minmax(170px, 1.3fr)', priority: 2 }, (user) => user.email),
    column('artists', t`Artists`, { width: '96px', priority: 3 }, ({ allArtists, artistIds }) =>
      allArtists ? t`All` : artistIds.length,
    ),
    column('secondFactor', t`Second factor`, { width: '116px', priority: 3 }, (user) => <Factor user={user} />),
    column('state', t`State`, { width: '120px', priority: 2 }, (user) => <State user={user} />),
  ];
}

function useFilters(environment: Environment): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const roles = useRoleNames();
  const states = useStateNames();
  return [
    choiceFilter({
      id: 'role',
      label: t`Role`,
      options: rolesIn(environment).map((value) => ({ value, label: roles[value] })),
      relations,
    }),
    choiceFilter({
      id: 'state',
      label: t`State`,
      options: USER_STATES.map((value) => ({ value, label: states[value] })),
      relations,
    }),
    choiceFilter({
      id: 'secondFactor',
      label: t`Second factor`,
      options: [
        { value: 'true', label: t`On` },
        { value: 'false', label: t`Off` },
      ],
      relations,
    }),
  ];
}

function UserPreview({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const { name, role, email, phone, permissions } = user;
  return (
    <>
      <h2>{name}</h2>
      <State user={user} />
      <Facts
        items={[
          { id: 'role', label: t`Role`, value: roles[role] },
          { id: 'email', label: t`Email`, value: <MailLink email={email} /> },
          { id: 'phone', label: t`Phone`, value: phone && <PhoneLink phone={phone} /> },
          { id: 'rights', label: t`Rights`, value: <span className="num">{permissions.length}</span> },
        ]}
      />
    </>
  );
}

function UserCard({ user }: { readonly user: User }) {
  const roles = useRoleNames();
  return (
    <AvatarTitle
      name={user.name}
      userId={user.id}
      round
      detail={roles[user.role]}
      tag={user.state !== 'active' && <State user={user} />}
    />
  );
}

interface UserListProps {
  readonly environment: Environment;
  readonly title: string;
  readonly search: UserSearch;
  readonly onSearch: (next: UserSearch, options?: { readonly replace?: boolean }) => void;
}
/** Users inside or outside the agency. */
export function UserList({ environment, title, search, onSearch }: UserListProps) {
  const { t } = useLingui();
  const can = useCan();
  const always = [{ field: 'environment', relation: 'anyOf' as const, values: [environment] }];
  const base = `/user/${environment}`;
  return (
    <SettingsFrame wide>
      <div className="set-sub">
        <RecordList<User, UserSearch>
          id={`user-${environment}`}
          base={base}
          pathOf={(user) => `${base}/${user.id}/edit`}
          title={title}
          query={sourceOf(userContract.routes.list, USER_LIST, { defaultSort: 'name', always })}
          search={search}
          onSearch={onSearch}
          searchLabel={t`Search by name or email`}
          columns={useColumns()}
          filters={useFilters(environment)}
          defaultSort="name"
          rowLabel={(user) => user.name}
          newLabel={can('user.invite') && t`Invite`}
          newTo={`${base}/invite`}
          emptyTitle={t`No guests yet`}
          emptyText={t`We email an invitation with a password that works once.`}
          card={(user) => <UserCard user={user} />}
          preview={(user) => <UserPreview user={user} />}
        />
      </div>
    </SettingsFrame>
  );
}
