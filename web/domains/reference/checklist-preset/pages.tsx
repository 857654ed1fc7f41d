import { msg } from '@lingui/core/macro';
import { type ChecklistPreset, checklistPresetContract } from '#shared/domains/reference/checklist-preset/contract.ts';
import { useAreaPlace } from '#web/kits/master/area-place.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(checklistPresetContract.routes, () => import('./form.tsx'), {
  domain: 'checklist-preset',
  usePlace: (record?: ChecklistPreset) => useAreaPlace('/checklistpreset', record),
  words: {
    title: msg`Checklists`,
    text: msg`What to check on each record, in this order.`,
    add: msg`New checklist item`,
    empty: msg`No checklist items yet`,
  },
  columns: [{ id: 'help', label: msg`Hint` }],
});
