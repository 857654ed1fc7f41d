import { checklistPresetStore } from '#functions/domains/reference/checklist-preset/store.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { onSubject, SUBJECT_COLUMNS, subjectCells } from '#functions/platform/record/on-subject.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { ChecklistFields } from '#shared/domains/attached/checklist/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

type Tenant = { readonly tenantId: string };
const index = defineList({ name: 'checklist', key: 'number', columns: SUBJECT_COLUMNS });

/** Touched items of all records, in the order they were touched; a preset counts once on a record. */
export const checklistStore = new RecordStore<ChecklistFields>({
  name: 'checklist',
  title: ({ name }) => name,
  unique: [
    {
      kind: 'preset',
      field: 'itemId',
      of: ({ entity, recordId, presetId }) => (presetId ? `${entity} ${recordId} ${presetId}` : ''),
    },
  ],
  list: listOf(index, (item) => ({
    no: item.no,
    key: item.no,
    ...subjectCells(item),
  })),
});

/** Finds the checklist items that users have changed on one record. */
export async function touchedOf(ctx: Tenant, target: RecordSubject): Promise<Stored<ChecklistFields>[]> {
  const items = await checklistStore.where(ctx, onSubject(target));
  // Numbers come back for another record of the same dense number only in a forged id.
  return items.filter((item) => item.recordId === target.recordId);
}

export const presetsOf = (ctx: Tenant, { entity }: RecordSubject) => checklistPresetStore.all(ctx, entity);
