import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#web/platform/api.ts';
import { ALL } from './all-masters.ts';
import type { MasterCalls, MasterRow } from './master-config.ts';

interface MasterNameProps {
  readonly list: MasterCalls<never, MasterRow>['list'];
  readonly id?: string | undefined;
}
/** The name of one that another record refers to. */
export function MasterName({ list, id }: MasterNameProps) {
  const { data } = useQuery(queryOf(list, ALL));
  return data?.rows.find((row) => row.id === id)?.name;
}
