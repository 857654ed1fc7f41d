import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { UserList } from '../parts/user-list.tsx';

const internalRoute = getRouteApi('/app/user/internal');
export function InternalUsersPage() {
  const { t } = useLingui();
  const navigate = internalRoute.useNavigate();
  return (
    <UserList
      environment="internal"
      title={t`Team`}
      search={internalRoute.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  );
}

const externalRoute = getRouteApi('/app/user/external');
export function ExternalUsersPage() {
  const { t } = useLingui();
  const navigate = externalRoute.useNavigate();
  return (
    <UserList
      environment="external"
      title={t`External users`}
      search={externalRoute.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  );
}
