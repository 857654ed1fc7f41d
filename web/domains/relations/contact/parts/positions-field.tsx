import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type FieldArrayWithId, type UseFieldArrayRemove, useFieldArray, useFormContext } from 'react-hook-form';
import type { ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { CompanyPicker } from '#web/domains/identity/roster/widgets/company-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, TextField } from '#web/ui/form/fields.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import './contact.css';

const MAX_POSITIONS = 20;

interface PositionRowProps {
  readonly remove: UseFieldArrayRemove;
  readonly itemOf: (id: string) => PickerItem | null;
  readonly onlyOne: (chosen: number) => void;
  readonly field: FieldArrayWithId<ContactInput, 'positions', 'id'>;
  readonly i: number;
}
function PositionRow({ remove, itemOf, onlyOne, field, i }: PositionRowProps) {
  const { t } = useLingui();
  return (
    <fieldset className="ct-pos-r" aria-label={t`Position ${i + 1}`}>
      <PickerField
        name={`positions.${i}.companyId`}
        label={t`Company`}
        must
        first={itemOf(field.companyId)}
        picker={CompanyPicker}
      />
      <TextField name={`positions.${i}.position`} label={t`Position`} maxLength={100} />
      <span className="ct-pos-d" onChange={() => onlyOne(i)}>
        <CheckboxField name={`positions.${i}.defaultSelect`} label={t`Make primary`} />
      </span>
      <RemoveRow label={t`Remove position ${i + 1}`} onClick={() => remove(i)}>
        <Trash2 size={15} />
      </RemoveRow>
    </fieldset>
  );
}

interface PositionsFieldProps {
  /** Companies by id, for the names of the positions there are. */
  readonly companies: readonly PickerItem[];
}
/** Asks for the positions of a contact, each at a company with its title. At most one is offered first. */
export function PositionsField({ companies }: PositionsFieldProps) {
  const { control, setValue, getValues } = useFormContext<ContactInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'positions' });
  const [added, setAdded] = useState(false);
  const itemOf = (id: string) => companies.find(({ key }) => key === id) ?? null;
  const onlyOne = (chosen: number) =>
    getValues('positions').forEach((_, i) => {
      if (i !== chosen) setValue(`positions.${i}.defaultSelect`, false, { shouldDirty: true });
    });
  const add = () => {
    setAdded(true);
    append({ companyId: '', position: '', defaultSelect: fields.length === 0 });
  };
  return (
    <div className="ct-pos">
      {fields.map((field, i) => (
        <PositionRow key={field.id} remove={remove} itemOf={itemOf} onlyOne={onlyOne} field={field} i={i} />
      ))}
      {fields.length === 0 && !added && (
        <p className="meta">
          <Trans>A position links a contact to a company and a role.</Trans>
        </p>
      )}
      {fields.length < MAX_POSITIONS && (
        <Button icon={<Plus size={14} />} onClick={add}>
          <Trans>Add position</Trans>
        </Button>
      )}
    </div>
  );
}
