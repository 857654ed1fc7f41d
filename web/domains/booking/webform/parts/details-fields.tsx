import { useLingui } from '@lingui/react/macro';
import type { StandardField } from '#shared/domains/booking/webform/schemas.ts';
import { SelectField, SwitchField } from '#web/ui/form/fields.tsx';
import { useFieldNames, useModeNames } from '../widgets/words.ts';
import { LanguagesField } from './languages-field.tsx';

export function PageFields() {
  const { t } = useLingui();
  return (
    <>
      <LanguagesField />
      <SwitchField name="isActive" label={t`Open: anyone can send requests`} />
      <SwitchField name="takesFiles" label={t`Allow files: at most 5, 10 MB each`} />
    </>
  );
}

/** Artist, date, name and e-mail are always asked for. */
export function ModeFields() {
  const names = useFieldNames();
  const modes = useModeNames();
  return (
    <div className="wf-modes">
      {(Object.keys(names) as StandardField[]).map((field) => (
        <SelectField key={field} name={`modes.${field}`} label={names[field]} options={modes} />
      ))}
    </div>
  );
}
