import { useLingui } from '@lingui/react/macro';
import { BOOKING_MAX, NOTES_MAX } from '#shared/domains/journeys/travel/schemas.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { usePhases } from './phases.ts';

export function PhaseField() {
  const { t } = useLingui();
  const { options } = usePhases();
  return <SelectField name="phase" label={t`Phase`} options={options} />;
}

/** Asks for the reference under which an airline, railway or hotel keeps the booking. */
export function BookingField() {
  const { t } = useLingui();
  return <TextField name="bookingReference" label={t`Booking reference`} maxLength={BOOKING_MAX} autoComplete="off" />;
}

/** Asks for the notes; `help` names their readers. */
export function NotesField({ help }: { readonly help: string }) {
  const { t } = useLingui();
  return <TextareaField name="notes" label={t`Notes`} help={help} maxLength={NOTES_MAX} className="rec-wide" />;
}

/** Asks for the colour in calendars. Each kind has its own field name for it. */
export function ColourField({ name }: { readonly name: string }) {
  const { t } = useLingui();
  return (
    <ControlField<string> name={name} label={t`Colour`}>
      {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
    </ControlField>
  );
}
