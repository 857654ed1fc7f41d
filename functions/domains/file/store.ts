import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { FileFields } from '#shared/domains/file/contract.ts';
import { noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { RECORD_TARGETS, type RecordTarget } from '#shared/kernel/target.ts';

const index = defineList({
  name: 'file',
  key: 'number',
  columns: { entity: 'u8', record: 'u32', size: 'i48', words: 'text' },
});

/** Files of all records, newest last; the bytes lie in the bucket under `key`. */
export const fileStore = new RecordStore<FileFields>({
  name: 'file',
  title: (file) => file.name,
  list: listOf(index, (file) => ({
    no: file.no,
    key: Math.floor(Date.parse(file.createdAt) / 60_000),
    entity: wordNo(RECORD_TARGETS, file.entity),
    record: noOf(file.recordId),
    size: file.size,
    words: `${file.name} ${file.recordTitle}`,
  })),
});

/** Newest first. */
export async function filesOf(
  { tenantId }: UserContext,
  { entity, recordId }: RecordTarget,
): Promise<Stored<FileFields>[]> {
  const filters = [
    { column: 'entity', anyOf: [wordNo(RECORD_TARGETS, entity)] },
    { column: 'record', anyOf: [noOf(recordId)] },
  ];
  const nos = (await fileStore.definition.list?.all(tenantId, { filters, sort: { by: 'key', direction: -1 } })) ?? [];
  return fileStore.many({ tenantId }, nos, new Set(nos));
}
