import { MasterStore } from '#functions/platform/record/master.ts';
import { CHECKLIST_AREAS, type ChecklistPresetInput } from '#shared/domains/checklist-preset/contract.ts';

export const checklistPresetStore = new MasterStore<ChecklistPresetInput>({
  name: 'checklist-preset',
  scope: {
    field: 'mainArea',
    toNo: (area) => (CHECKLIST_AREAS as readonly string[]).indexOf(area) + 1 || undefined,
  },
  sorted: true,
});
