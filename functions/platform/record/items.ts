import { due as dueKeys } from '#functions/platform/data/due.ts';
import { given, type Kept, kept } from '#functions/platform/data/packed.ts';
import { readItem, readItems } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { overRev, type Write } from '#functions/platform/data/write.ts';
import type { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { without } from '#shared/kernel/values/without.ts';
import { recordKey } from './key.ts';

/** The work that a job has to do with a record, and its time (ISO instant). */
export interface DueMark {
  readonly kind: string;
  readonly at: string;
}

/** The record's own fields, without what the store adds. */
export function plain<T extends object>(record: Stored<T>): T {
  return without<T>(record, 'no', 'id', 'rev', 'createdAt', 'updatedAt', 'deletedAt');
}

/** Takes the fields that this version of the code does not know. An undone merge drops its own. */
export function unknownFields<T extends object>(
  fields: Readonly<Record<keyof T, unknown>> | undefined,
  before: Stored<T>,
): Partial<T> {
  const isUnknown = ([name]: [string, unknown]) => fields && !(name in fields) && name !== 'mergedInto';
  return Object.fromEntries(Object.entries(plain(before)).filter(isUnknown)) as Partial<T>;
}

interface Options {
  readonly due?: DueMark | undefined;
  readonly isPacked?: boolean | undefined;
  readonly conditions?: Readonly<Record<string, string>> | undefined;
}

/**
 * Puts the whole aggregate. A new one must not exist; another must have the revision that was read. The commit builds
 * the item: ElectroDB loads with the first write, so functions that only read start without it.
 */
export function recordWrite<T extends object>(
  tenantId: string,
  name: string,
  before: Stored<T> | undefined,
  after: Stored<T>,
  { due, isPacked, conditions }: Options,
  refused: () => Promise<AppError>,
): Write {
  const { no, id, rev, createdAt, updatedAt, deletedAt } = after;
  const meta = { tenantId, no, id, rev, createdAt, updatedAt, ...(deletedAt ? { deletedAt } : {}) };
  const fields = { ...meta, data: isPacked ? kept(plain(after)) : plain(after) };
  const item = async () => {
    const { recordItem } = await import('./entity.ts');
    const keys = due ? dueKeys(tenantId, due.kind, due.at, id) : {};
    const Item = { ...recordItem(name, fields), ...conditions, ...keys };
    return { Put: { TableName: tableName(), Item, ...overRev(before?.rev ?? 0) } };
  };
  return { item, refused };
}

/** A record as its table item has it. */
export interface RecordItem<T extends object> {
  readonly no: number;
  readonly id: string;
  readonly rev: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt?: string;
  readonly data: Kept<T>;
}
const recordOf = <T extends object>({
  data,
  no,
  id,
  rev,
  createdAt,
  updatedAt,
  deletedAt,
}: RecordItem<T>): Stored<T> => ({
  ...given(data),
  no,
  id,
  rev,
  createdAt,
  updatedAt,
  ...(deletedAt ? { deletedAt } : {}),
});

/** Writes nothing, but makes the transaction fail if the record is not at the revision that was read. */
export const recordUnchanged = (
  tenantId: string,
  name: string,
  no: number,
  rev: number,
  refused: () => Promise<AppError>,
): Write => ({
  item: { ConditionCheck: { TableName: tableName(), Key: recordKey(tenantId, name, no), ...overRev(rev) } },
  refused,
  once: `unchanged ${name} ${no}`,
});

export async function readOne<T extends object>(
  tenantId: string,
  name: string,
  no: number,
): Promise<Stored<T> | undefined> {
  const found = await readItem<RecordItem<T>>(recordKey(tenantId, name, no));
  return found && recordOf(found);
}

/** Up to this many records share one strong request with the other reads of the same turn. */
export const FEW = 4;

/** Records in the order of their numbers; those in `strong` were just written and are read strongly. */
export async function readMany<T extends object>(
  tenantId: string,
  name: string,
  nos: readonly number[],
  strong: ReadonlySet<number> = new Set(),
): Promise<Stored<T>[]> {
  const keysOf = (isStrong: boolean) =>
    nos.filter((no) => (nos.length <= FEW || strong.has(no)) === isStrong).map((no) => recordKey(tenantId, name, no));
  const [fresh, settled] = await Promise.all([
    Promise.all(keysOf(true).map((key) => readItem<RecordItem<T>>(key))),
    readItems<RecordItem<T>>(keysOf(false), false),
  ]);
  const found = [...fresh, ...settled].filter((item) => item !== undefined);
  const byNo = new Map(found.map((item) => [item.no, item]));
  return nos.flatMap((no) => byNo.get(no) ?? []).map(recordOf);
}
