import { readAll } from '#functions/platform/data/read.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { MERGE_STATES, type MergeFields, UNDO_DAYS } from '#shared/domains/relations/merge/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Activity, Stored } from '#shared/kernel/record/record.ts';
import { kindNo } from '#shared/records.ts';

/*
 * Access patterns of a merge:
 *   merge               pk <tenant>#merge#<no>  sk R
 *   what it has moved   same partition  sk M#<kind>#<no>, written with the move itself
 */
interface StoredMerge extends MergeFields {
  /** Both as they were, and what the one that stayed became: undo needs them. */
  readonly source: object;
  readonly target: object;
  readonly result: object;
}
export type MergeRecord = Stored<StoredMerge>;

const index = defineList({
  name: 'merge',
  key: 'number',
  columns: { subject: 'u8', source: 'u32', target: 'u32', state: 'u8' },
});

/** Merges of all areas, newest last. */
export const mergeStore = new RecordStore<StoredMerge>({
  name: 'merge',
  title: ({ sourceName, targetName }) => `${sourceName} > ${targetName}`,
  list: listOf(index, (merge) => ({
    no: merge.no,
    key: Math.floor(Date.parse(merge.createdAt) / 60_000),
    subject: kindNo(merge.entity),
    source: noOf(merge.sourceId),
    target: noOf(merge.targetId),
    state: wordNo(MERGE_STATES, merge.state),
  })),
});

/** Merges with a record on this side, oldest first. */
export async function mergesWith(
  ctx: Pick<TenantContext, 'tenantId'>,
  entity: MergeFields['entity'],
  side: 'source' | 'target',
  id: Id,
): Promise<MergeRecord[]> {
  const filters = [
    { column: 'subject', anyOf: [kindNo(entity)] },
    { column: side, anyOf: [noOf(id)] },
  ];
  const merges = await mergeStore.where(ctx, filters);
  return merges.filter((merge) => merge[`${side}Id`] === id);
}

export interface Mark {
  readonly kind: string;
  readonly no: number;
  readonly changes: Activity['changes'];
}
const markKey = (tenantId: string, merge: MergeRecord, { kind, no }: Omit<Mark, 'changes'>) => ({
  pk: recordPk(tenantId, 'merge', merge.no),
  sk: `M#${kind}#${no}`,
});
const DAY_SECONDS = 86_400;

export const markWrite = (tenantId: string, merge: MergeRecord, mark: Mark): Write => {
  const ends = Math.floor(Date.parse(merge.undoUntil) / 1000) + UNDO_DAYS * DAY_SECONDS;
  return {
    item: { Put: { TableName: tableName(), Item: { ...markKey(tenantId, merge, mark), ...mark, [TTL]: ends } } },
  };
};
export const unmarkWrite = (tenantId: string, merge: MergeRecord, mark: Mark): Write => ({
  item: { Delete: { TableName: tableName(), Key: markKey(tenantId, merge, mark) } },
});

/** All that a merge has moved so far. */
export const marksOf = (tenantId: string, merge: MergeRecord): Promise<Mark[]> =>
  readAll({ pk: recordPk(tenantId, 'merge', merge.no), prefix: 'M#' });
