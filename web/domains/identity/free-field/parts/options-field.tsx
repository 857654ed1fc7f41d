import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import {
  type FieldArrayWithId,
  type UseFieldArrayMove,
  type UseFormSetValue,
  useFieldArray,
  useFormContext,
} from 'react-hook-form';
import type { FreeField, FreeOption } from '#shared/domains/identity/free-field/schemas.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import './free-field.css';
import { Inactive } from '#web/ui/record/inactive.tsx';

interface OptionRowProps {
  readonly setValue: UseFormSetValue<FreeField>;
  readonly fields: FieldArrayWithId<FreeField, 'options', 'id'>[];
  readonly move: UseFieldArrayMove;
  readonly options: readonly FreeOption[];
  readonly rest: (index: number) => void;
  readonly index: number;
}
function OptionRow({ setValue, fields, move, options, rest, index }: OptionRowProps) {
  const { t } = useLingui();
  const name = options[index]?.name ?? '';
  const isActive = options[index]?.isActive !== false;
  return (
    <div className="ff-option">
      <TextField name={`options.${index}.name`} label={t`Choice ${index + 1}`} maxLength={100} />
      {!isActive && <Inactive />}
      <IconButton label={t`Move ${name} up`} disabled={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUp size={14} />
      </IconButton>
      <IconButton
        label={t`Move ${name} down`}
        disabled={index === fields.length - 1}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDown size={14} />
      </IconButton>
      {isActive ? (
        <RemoveRow label={t`Remove ${name}`} onClick={() => rest(index)}>
          <X size={14} />
        </RemoveRow>
      ) : (
        <IconButton
          label={t`Restore ${name}`}
          onClick={() => setValue(`options.${index}.isActive`, true, { shouldDirty: true })}
        >
          <Plus size={14} />
        </IconButton>
      )}
    </div>
  );
}

/** Edits the options in their order. A removed option stays on the records that use it. */
export function OptionsField() {
  const { control, watch, setValue } = useFormContext<FreeField>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'options' });
  const options = watch('options') as readonly FreeOption[];
  const rest = (index: number) =>
    options[index]?.no ? setValue(`options.${index}.isActive`, false, { shouldDirty: true }) : remove(index);
  const acts = { setValue, fields, move, options, rest };
  return (
    <fieldset className="ff-options">
      <legend className="lab">
        <Trans>Choices</Trans>
      </legend>
      {fields.map(({ id }, index) => (
        <OptionRow key={id} {...acts} index={index} />
      ))}
      <Button icon={<Plus size={14} />} onClick={() => append({ no: 0, name: '', isActive: true })}>
        <Trans>Add a choice</Trans>
      </Button>
    </fieldset>
  );
}
