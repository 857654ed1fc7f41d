import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#web/platform/api.ts';
import { ALL } from './all-masters.ts';
import type { MasterCalls, MasterRow } from './master-config.ts';

/** Returns the rows of a master, and the row of a record, even if that row was deleted. */
export function useNamed<Row extends MasterRow>(
  list: MasterCalls<never, Row>['list'],
  id: string | undefined,
  scope?: object,
): { readonly rows?: readonly Row[] | undefined; readonly named?: Row | undefined } {
  const { data } = useQuery(queryOf(list, { body: { ...scope, ...ALL.body } }));
  const listed = data?.rows.find((row) => row.id === id);
  const isGone = Boolean(data && id && !listed);
  const gone = useQuery({ ...queryOf(list, { body: { ...scope, id } }), enabled: isGone });
  return { rows: data?.rows, named: listed ?? (isGone ? gone.data?.rows[0] : undefined) };
}
