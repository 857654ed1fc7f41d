import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { meQuery } from '#web/platform/me.ts';

const { list, read, hide, allRead, allSeen } = notificationContract.routes;

/** The latest notifications, and what can be done with them; the badge in the navigation follows. */
export function useNotifications() {
  const queries = useQueryClient();
  const latest = useQuery(queryOf(list, { body: {} }));
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [list.id] }),
      queries.invalidateQueries({ queryKey: meQuery.queryKey }),
    ]);
  const one = (id: string) => ({ params: { id } });
  return {
    latest,
    read: useMutation({ mutationFn: (id: string) => call(read, one(id)), onSuccess }),
    hide: useMutation({ mutationFn: (id: string) => call(hide, one(id)), onSuccess }),
    allRead: useMutation({ mutationFn: () => call(allRead, {}), onSuccess }),
    allSeen: useMutation({ mutationFn: () => call(allSeen, {}), onSuccess }),
  };
}
