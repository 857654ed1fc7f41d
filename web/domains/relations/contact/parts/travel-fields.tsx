import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type ContactInput, MAX_PROGRAMMES, SEATS } from '#shared/domains/relations/contact/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { useSeatNames } from '../widgets/seat-names.ts';
import './contact.css';

/** Frequent flyer programmes, each with its number. */
function Programmes() {
  const { t } = useLingui();
  const { control } = useFormContext<ContactInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'travel.programmes' });
  return (
    <div className="ct-pos rec-wide">
      {fields.map((field, i) => (
        <fieldset key={field.id} className="ct-prog" aria-label={t`Programme ${i + 1}`}>
          <TextField name={`travel.programmes.${i}.airline`} label={t`Airline or alliance`} must maxLength={50} />
          <TextField name={`travel.programmes.${i}.number`} label={t`Number`} must maxLength={30} />
          <RemoveRow label={t`Remove programme ${i + 1}`} onClick={() => remove(i)}>
            <Trash2 size={15} />
          </RemoveRow>
        </fieldset>
      ))}
      {fields.length < MAX_PROGRAMMES && (
        <Button icon={<Plus size={14} />} onClick={() => append({ airline: '', number: '' })}>
          {t`Add frequent flyer programme`}
        </Button>
      )}
    </div>
  );
}

/** Asks for the facts that a booker of journeys and dinners needs. */
export function TravelFields() {
  const { t } = useLingui();
  const seats = useSeatNames();
  return (
    <div className="rec-fields">
      <TextField
        name="travel.diet"
        label={t`Diet and allergies`}
        help={t`e.g. vegan, no nuts`}
        maxLength={200}
        className="rec-wide"
      />
      <TextField name="travel.homeAirport" label={t`Home airport`} help={t`e.g. AMS`} maxLength={3} />
      <SelectField
        name="travel.seat"
        label={t`Seat`}
        placeholder={t`no preference`}
        options={SEATS.map((value) => ({ value, label: seats[value] }))}
      />
      <TextareaField name="travel.hints" label={t`Travel hints`} rows={2} maxLength={500} className="rec-wide" />
      <Programmes />
    </div>
  );
}
