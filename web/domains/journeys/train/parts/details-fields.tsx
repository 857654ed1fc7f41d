import { useLingui } from '@lingui/react/macro';
import type { Train } from '#shared/domains/journeys/train/schemas.ts';
import { LastFields, PeopleFields } from '#web/domains/journeys/travel/widgets/details-fields.tsx';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { BookingField } from '#web/domains/journeys/travel/widgets/travel-fields.tsx';

/** Asks for the artist, the travellers and the booking of a train journey. */
export function DetailsFields({ record, artist }: TravelFormProps<Train>) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <PeopleFields record={record} artist={artist} />
      <BookingField />
      <LastFields area="train" help={t`Visible to everyone who can see this train journey.`} colour="hexColor" />
    </div>
  );
}
