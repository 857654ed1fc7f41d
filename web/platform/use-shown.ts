import { type QueryKey, useQueryClient } from '@tanstack/react-query';

interface Identified {
  readonly id: string;
}
/** Shows a record as it was saved, and asks again for what else tells of it. */
export function useShown<R extends Identified>(keyOf: (id: string) => QueryKey, othersOf: (id: string) => QueryKey[]) {
  const queries = useQueryClient();
  return async (record: R): Promise<void> => {
    queries.setQueryData(keyOf(record.id), record);
    await Promise.all(othersOf(record.id).map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
