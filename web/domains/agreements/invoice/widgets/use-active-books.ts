import { useQuery } from '@tanstack/react-query';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { offered } from '#shared/domains/reference/bookkeeping/usual.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { useCan } from '#web/platform/me.ts';

/** The bookkeepings a new document can be kept in, the usual one first. */
export function useActiveBooks() {
  const can = useCan();
  const { data } = useQuery({ ...allMasters(bookkeepingContract.routes.list), enabled: can('masterData.read') });
  return offered(data?.rows ?? []);
}
