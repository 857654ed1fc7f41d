import { useLingui } from '@lingui/react/macro';
import { AgeRestrictionInput } from '#shared/domains/reference/age-restriction/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <NumberField name="minAge" label={t`Minimum age`} help={t`0: all ages`} />
      <TextField name="text" label={t`Text on documents`} maxLength={200} />
    </>
  );
}

export const form = masterForm({ schema: AgeRestrictionInput, Fields });
