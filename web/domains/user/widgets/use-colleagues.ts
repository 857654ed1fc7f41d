import { useQuery } from '@tanstack/react-query';
import { userContract } from '#shared/domains/user/contract.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { queryOf } from '#web/platform/api.ts';

const FIVE_MINUTES = 5 * 60_000;

/** Users everyone may name, by id: the first page of the picker, which holds a whole agency of usual size. */
export function useColleagues(): ReadonlyMap<string, PickerItem> {
  const { data } = useQuery({ ...queryOf(userContract.routes.picker, { body: {} }), staleTime: FIVE_MINUTES });
  return new Map((data?.items ?? []).map((item) => [item.key, item]));
}
