import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type ChecklistPreset,
  ChecklistPresetInput,
  checklistPresetContract,
} from '#shared/domains/checklist-preset/contract.ts';
import { useAreaPlace } from '#web/domains/system/widgets/master/area-place.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return <TextField name="help" label={t`Hint`} maxLength={200} />;
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: checklistPresetContract.routes,
  domain: 'checklist-preset',
  schema: ChecklistPresetInput,
  usePlace: (record?: ChecklistPreset) => useAreaPlace('/checklistpreset', record),
  words: {
    title: msg`Checklists`,
    text: msg`What is checked on every record of its kind, in this order.`,
    add: msg`New checklist item`,
    empty: msg`Nothing is checked here yet`,
  },
  columns: [{ id: 'help', label: msg`Hint` }],
  Fields,
});
