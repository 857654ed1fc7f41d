import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type CompanyInput, MAX_ROOMS } from '#shared/domains/company/schemas.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { NumberField, TextField } from '#web/ui/form/fields.tsx';
import './company.css';

/** The rooms of a venue, each with its own capacities. */
export function RoomsField() {
  const { t } = useLingui();
  const { control } = useFormContext<CompanyInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'venueDetails.rooms' });
  return (
    <div className="co-rooms rec-wide">
      {fields.map((field, i) => (
        <fieldset key={field.id} aria-label={t`Room ${i + 1}`}>
          <TextField name={`venueDetails.rooms.${i}.name`} label={t`Room`} must maxLength={100} />
          <NumberField name={`venueDetails.rooms.${i}.standing`} label={t`Standing`} />
          <NumberField name={`venueDetails.rooms.${i}.seated`} label={t`Seated`} />
          <IconButton label={t`Remove room ${i + 1}`} onClick={() => remove(i)}>
            <Trash2 size={15} />
          </IconButton>
        </fieldset>
      ))}
      {fields.length < MAX_ROOMS && (
        <Button icon={<Plus size={14} />} onClick={() => append({ name: '' })}>
          <Trans>Add room</Trans>
        </Button>
      )}
    </div>
  );
}
