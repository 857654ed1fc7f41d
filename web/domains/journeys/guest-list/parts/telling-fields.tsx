import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { COLLECT_MAX, type PlaceInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { VenueTimeField } from './venue-time-field.tsx';

/** When guest lists usually open. */
const USUAL = '19:00';

/** Whether guests get a mail of their own, and what it says of the door. */
export function TellingFields({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const isOn = useWatch<PlaceInput, 'tellsGuests'>({ name: 'tellsGuests' });
  return (
    <>
      <div className="rec-wide choices">
        <SwitchField name="tellsGuests" label={t`Email guests the decision and their QR code`} />
      </div>
      {isOn && (
        <>
          <TextField
            name="collectAt"
            label={t`Where to collect`}
            maxLength={COLLECT_MAX}
            placeholder={t`Box office, main entrance`}
            autoComplete="off"
            className="rec-wide"
          />
          <VenueTimeField name="collectFrom" label={t`Collect from`} help={t`Venue time`} day={day} usual={USUAL} />
        </>
      )}
    </>
  );
}
