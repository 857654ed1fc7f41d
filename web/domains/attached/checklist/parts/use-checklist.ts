import { useQuery, useQueryClient } from '@tanstack/react-query';
import { checklistContract } from '#shared/domains/attached/checklist/contract.ts';
import type { ChecklistItem, ChecklistState } from '#shared/domains/attached/checklist/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { call, queryOf } from '#web/platform/api.ts';

const { list, setState, add, remove } = checklistContract.routes;
interface Rows {
  readonly rows: readonly ChecklistItem[];
}

/** Returns a record's checklist. A new state shows at once, and is reset if the server refuses it. */
export function useChecklist(target: RecordSubject) {
  const queries = useQueryClient();
  const query = queryOf(list, { body: target });
  const found = useQuery(query);
  const again = () => queries.invalidateQueries({ queryKey: query.queryKey });
  return {
    found,
    set: async ({ itemId }: ChecklistItem, state: ChecklistState) => {
      queries.setQueryData<Rows>(query.queryKey, (data) => ({
        rows: data?.rows.map((row) => (row.itemId === itemId ? { ...row, state } : row)) ?? [],
      }));
      await call(setState, { body: { ...target, itemId, state } }).finally(again);
    },
    add: (name: string) => call(add, { body: { ...target, name } }).finally(again),
    /** Adds a deleted item again, in the state it had. */
    restore: async ({ name, state }: ChecklistItem) => {
      const { itemId } = await call(add, { body: { ...target, name } });
      await (state === 'open' ? undefined : call(setState, { body: { ...target, itemId, state } }));
      await again();
    },
    drop: ({ itemId }: ChecklistItem) => call(remove, { body: { ...target, itemId } }).finally(again),
  };
}
