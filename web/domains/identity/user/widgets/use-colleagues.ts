import { useQuery } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { call } from '#web/platform/api.ts';

const { picker } = userContract.routes;
const FIVE_MINUTES = 5 * 60_000;

/** The picker answers by the page: an agency of usual size needs one. */
async function everybody({ signal }: { readonly signal: AbortSignal }): Promise<readonly PickerItem[]> {
  const all: PickerItem[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, pageCount } = await call(picker, { body: { page } }, { signal });
    all.push(...items);
    pages = pageCount;
  }
  return all;
}

/** Users everyone may name, by id. */
export function useColleagues(): ReadonlyMap<string, PickerItem> {
  const { data = [] } = useQuery({ queryKey: [picker.id, 'all'], queryFn: everybody, staleTime: FIVE_MINUTES });
  return new Map(data.map((item) => [item.key, item]));
}
