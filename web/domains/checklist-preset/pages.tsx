import { useLingui } from '@lingui/react/macro';
import {
  type ChecklistPreset,
  ChecklistPresetInput,
  checklistPresetContract,
} from '#shared/domains/checklist-preset/contract.ts';
import { useAreaPlace } from '#web/domains/system/widgets/master/area-place.tsx';
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
  blank: { name: '', mainArea: 'show' as const, help: '', isActive: true },
  usePlace: (record?: ChecklistPreset) => useAreaPlace('/checklistpreset', record),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Checklists`,
      text: t`What is checked on every record of its kind, in this order.`,
      add: t`New checklist item`,
      empty: t`Nothing is checked here yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [{ id: 'help', label: t`Hint`, render: (row: ChecklistPreset) => row.help }];
  },
  Fields,
});
