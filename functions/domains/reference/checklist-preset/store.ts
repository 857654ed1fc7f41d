import { MasterStore } from '#functions/platform/record/master.ts';
import type { ChecklistPresetInput } from '#shared/domains/reference/checklist-preset/contract.ts';
import { kindNo } from '#shared/records.ts';

export const checklistPresetStore = new MasterStore<ChecklistPresetInput>({
  name: 'checklist-preset',
  scope: {
    field: 'mainArea',
    toNo: (area) => kindNo(area) || undefined,
  },
  sorted: true,
});
