import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { UserList } from '../parts/user-list.tsx';

const internalRoute = getRouteApi('/app/user/internal');
export function InternalUsersPage() {
  const { t } = useLingui();
  const address = useListSearch(internalRoute);
  return <UserList environment="internal" title={t`Team`} {...address} />;
}

const externalRoute = getRouteApi('/app/user/external');
export function ExternalUsersPage() {
  const { t } = useLingui();
  const address = useListSearch(externalRoute);
  return <UserList environment="external" title={t`External users`} {...address} />;
}
