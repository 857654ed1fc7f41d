import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { itemsOf } from './keys.ts';
import { search } from './search.ts';
import type { Picker, PickerSummary } from './types.ts';

const put = (item: object): Write => ({ item: { Put: { TableName: tableName(), Item: { ...item } } } });
const remove = ({ pk, sk }: { pk: string; sk: string }): Write => ({
  item: { Delete: { TableName: tableName(), Key: { pk, sk } } },
});

export function definePicker({ entity }: { readonly entity: string }): Picker {
  const items = (tenantId: string, no: number, summary: PickerSummary | null) =>
    summary ? itemsOf(tenantId, entity, no, summary) : [];
  return {
    writes: (tenantId, no, before, after) => {
      const old = new Map(items(tenantId, no, before).map((item) => [item.sk, item]));
      const now = new Map(items(tenantId, no, after).map((item) => [item.sk, item]));
      const gone = [...old.values()].filter((item) => !now.has(item.sk));
      const fresh = [...now.values()].filter((item) => JSON.stringify(item) !== JSON.stringify(old.get(item.sk)));
      return [...gone.map(remove), ...fresh.map(put)];
    },
    search: (tenantId, query) => search(tenantId, entity, query),
  };
}
