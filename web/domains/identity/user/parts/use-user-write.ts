import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

/** A write that answers with the user as it is now: shown at once, and the lists are asked again. */
export function useUserWrite<V>(write: (value: V) => Promise<User>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (user) => {
      queries.setQueryData(queryOf(userContract.routes.get, { params: { id: user.id } }).queryKey, user);
      return queries.invalidateQueries({ queryKey: [userContract.routes.list.id] });
    },
  });
}
