import { useLingui } from '@lingui/react/macro';
import { DRIVER_MAX, type GroundTransport, VEHICLE_MAX } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { LastFields, PeopleFields } from '#web/domains/journeys/travel/widgets/details-fields.tsx';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

/** Asks for the artist, the travellers and the driver of a ride. */
export function DetailsFields({ record, artist }: TravelFormProps<GroundTransport>) {
  const { t } = useLingui();
  return (
    <>
      <div className="rec-fields">
        <PeopleFields record={record} artist={artist} />
      </div>
      <fieldset>
        <legend>{t`Driver`}</legend>
        <div className="rec-fields">
          <TextField name="driver.name" label={t`Name`} maxLength={DRIVER_MAX} />
          <TextField name="driver.mobile" label={t`Mobile`} maxLength={DRIVER_MAX} type="tel" />
          <TextField name="driver.email" label={t`Email`} type="email" />
          <TextField name="driver.vehicleModel" label={t`Vehicle`} maxLength={VEHICLE_MAX} />
        </div>
      </fieldset>
      <div className="rec-fields">
        <LastFields
          area="groundTransport"
          help={t`Visible to everyone who can see this ground transport.`}
          colour="routeHexColor"
        />
      </div>
    </>
  );
}
