import { useLingui } from '@lingui/react/macro';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { useCan } from '#web/platform/me.ts';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { RoomsField } from './rooms-field.tsx';

/** Asks for the fields that only a venue has. */
export function VenueFields() {
  const { t } = useLingui();
  const can = useCan();
  return (
    <div className="rec-fields">
      <NumberField name="capacity" label={t`Capacity`} suffix={t`people`} />
      <ZoneField name="zone" label={t`Time zone`} placeholder={t`The country's`} />
      {can('masterData.read') && (
        <MasterSelect
          name="venueDetails.ageRestrictionId"
          label={t`Age restriction`}
          list={ageRestrictionContract.routes.list}
        />
      )}
      <RoomsField />
      <TextareaField
        name="venueDetails.technicalData"
        label={t`Technical data`}
        maxLength={2500}
        className="rec-wide"
      />
      <TextareaField
        name="venueDetails.travelHints"
        label={t`Travel hints`}
        rows={3}
        maxLength={2500}
        className="rec-wide"
      />
    </div>
  );
}
