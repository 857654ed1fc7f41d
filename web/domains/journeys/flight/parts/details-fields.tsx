import { useLingui } from '@lingui/react/macro';
import { BAGGAGE_MAX, type Flight } from '#shared/domains/journeys/flight/schemas.ts';
import { LastFields, PeopleFields } from '#web/domains/journeys/travel/widgets/details-fields.tsx';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { BookingField } from '#web/domains/journeys/travel/widgets/travel-fields.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

/** Asks for the artist, the travellers and the booking of a flight. */
export function DetailsFields({ record, artist }: TravelFormProps<Flight>) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <PeopleFields record={record} artist={artist} />
      <BookingField />
      <TextField name="baggage" label={t`Baggage`} maxLength={BAGGAGE_MAX} />
      <LastFields area="flight" help={t`Visible to everyone who can see this flight.`} colour="hexColor" />
    </div>
  );
}
