import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { lists } from '#functions/domains/operator/system/lists.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { given } from '#functions/platform/data/packed.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { putBy } from '#functions/platform/data/write.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { showRecord } from '#shared/domains/booking/show/record.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };
type AnyStore = RecordStore<object>;
const stores = { artist: artistStore, company: companyStore, contact: contactStore, show: showStore };
const all = Object.values(stores) as unknown as readonly AnyStore[];
const names: ReadonlySet<string> = new Set(Object.keys(stores));
const SHOW_KIND = String(showRecord.code);

/** Tells whether these kinds of record are read, found or kept unique by an item. */
function isProjection({ pk, sk }: Item, tenantId: string): boolean {
  const [tenant, family = '', of = ''] = pk.split('#');
  if (tenant !== tenantId) return false;
  if (names.has(family)) return sk === 'R';
  if (family === 'CAL') return sk.split('#')[2] === SHOW_KIND;
  return family === 'ROSTER' || (['PK', 'ALIKE', 'GUARD'].includes(family) && names.has(of.split('.')[0] ?? ''));
}

async function everyItem(): Promise<Item[]> {
  const items: Item[] = [];
  const client = new DynamoDBClient({});
  for await (const page of paginateScan({ client }, { TableName: tableName(), ConsistentRead: true }))
    for (const item of page.Items ?? []) items.push(unmarshall(item) as Item);
  return items;
}

const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
const opened = ({ data, ...rest }: Item) => ({ ...rest, data: data && given(data as object) });
/** Writes an item as the table holds it: unpacked, without undefined values, with the keys in one order. */
const said = (item: Item | undefined): string =>
  JSON.stringify(item && opened(item), (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Computes the items that a tenant's records would be written with today, and the number of log entries of each. */
async function expected(tenantId: string) {
  const [items, tellings] = [new Map<string, Item>(), new Map<string, number>()];
  const ctx = { tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  for (const store of all)
    for await (const record of everyRecord(store, tenantId)) {
      tellings.set(`${tenantId}#${store.definition.name}#${record.no}`, record.rev);
      for (const write of store.writes(ctx, undefined, record)) {
        const item = (await putBy(write)) as Item | undefined;
        if (item && isProjection(item, tenantId)) items.set(keyOf(item), item);
      }
    }
  return { items, tellings };
}

const listFaults = (tenantId: string) =>
  Promise.all(
    lists.map(async (list) => (await list.check(tenantId)).map((one) => `list ${list.name}: ${JSON.stringify(one)}`)),
  );

/** Lists differences between records and their projections: lists, pickers, calendar, unique values, due marks, log. */
export async function disagreements(tenantId: string): Promise<string[]> {
  const [stored, { items, tellings }] = [await everyItem(), await expected(tenantId)];
  const found = new Map(stored.filter((item) => isProjection(item, tenantId)).map((item) => [keyOf(item), item]));
  const told = new Map<string, number>();
  for (const { pk, sk } of stored) if (sk.startsWith('A#')) told.set(pk, (told.get(pk) ?? 0) + 1);
  const keys = [...new Set([...items.keys(), ...found.keys()])];
  return [
    ...keys.filter((key) => said(items.get(key)) !== said(found.get(key))).map((key) => `item ${key}`),
    ...[...tellings].filter(([pk, rev]) => told.get(pk) !== rev).map(([pk]) => `log ${pk}`),
    ...(await listFaults(tenantId)).flat(),
  ];
}

interface Done {
  readonly area: keyof typeof stores;
  readonly kind: 'create' | 'change' | 'remove';
  /** The word in a new record's name, or an id. */
  readonly of: string;
}
/** Counts how often each of these writes shows in the records: a new record by its word, another by its revision. */
export async function timesDone(tenantId: string, writes: readonly Done[]) {
  const records = new Map<string, Stored<object>[]>(all.map(({ definition }) => [definition.name, []]));
  for (const store of all)
    for await (const record of everyRecord(store, tenantId)) records.get(store.definition.name)?.push(record);
  return writes.map((write) => {
    const there = records.get(write.area) ?? [];
    const times =
      write.kind === 'create'
        ? there.filter((record) => JSON.stringify(Object.values(record)).includes(`"${write.of}"`)).length
        : (there.find(({ id }) => id === write.of)?.rev ?? 0) - 1;
    return { ...write, times };
  });
}
