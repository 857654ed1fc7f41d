import { useLingui } from '@lingui/react/macro';
import { ChecklistPresetInput } from '#shared/domains/reference/checklist-preset/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return <TextField name="help" label={t`Hint`} maxLength={200} />;
}

export const form = masterForm({ schema: ChecklistPresetInput, Fields });
