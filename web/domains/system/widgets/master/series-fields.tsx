import { useLingui } from '@lingui/react/macro';
import { NUMBERED } from '#shared/kernel/number-series.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useTargetNames } from '../target-names.ts';
import { FormPart } from './form-part.tsx';

/** How documents of each kind are numbered; the form's field `name` holds a series for each. */
export function SeriesFields({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const words = useTargetNames();
  return (
    <FormPart title={t`Numbers`}>
      {NUMBERED.map((kind) => (
        <div key={kind} className="cols2">
          <TextField name={`${name}.${kind}.prefix`} label={t`${words[kind]}: prefix`} maxLength={10} />
          <NumberField name={`${name}.${kind}.next`} label={t`${words[kind]}: first number`} must />
        </div>
      ))}
    </FormPart>
  );
}
