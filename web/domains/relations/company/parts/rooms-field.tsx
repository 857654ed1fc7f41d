import { useLingui } from '@lingui/react/macro';
import { MAX_ROOMS } from '#shared/domains/relations/company/schemas.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import './company.css';

/** The rooms of a venue, each with its own capacities. */
export function RoomsField() {
  const { t } = useLingui();
  return (
    <div className="rec-wide">
      <LinesField
        name="venueDetails.rooms"
        legend={t`Rooms`}
        lineOf={(place) => t`Room ${place}`}
        removeOf={(place) => t`Remove room ${place}`}
        add={t`Add room`}
        blank={{ name: '' }}
        max={MAX_ROOMS}
        className="co-room"
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label={t`Room`} must maxLength={100} />
            <NumberField name={`${path}.standing`} label={t`Standing`} />
            <NumberField name={`${path}.seated`} label={t`Seated`} />
          </>
        )}
      </LinesField>
    </div>
  );
}
