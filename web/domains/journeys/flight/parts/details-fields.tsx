import { useLingui } from '@lingui/react/macro';
import { BAGGAGE_MAX, type Flight } from '#shared/domains/journeys/flight/schemas.ts';
import { ArtistField } from '#web/domains/journeys/travel/widgets/artist-field.tsx';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import {
  BookingField,
  ColourField,
  NotesField,
  PhaseField,
} from '#web/domains/journeys/travel/widgets/travel-fields.tsx';
import { TravellersField } from '#web/domains/journeys/travel/widgets/travellers-field.tsx';
import { TagsField } from '#web/domains/reference/tag/widgets/tags-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

/** Asks for the artist, the travellers and the booking of a flight. */
export function DetailsFields({ record, artist }: TravelFormProps<Flight>) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <ArtistField first={artist} />
      <PhaseField />
      <TravellersField travellers={record?.travellers ?? []} className="rec-wide" />
      <BookingField />
      <TextField name="baggage" label={t`Baggage`} maxLength={BAGGAGE_MAX} />
      <NotesField help={t`Visible to everyone who can see this flight.`} />
      <ColourField name="hexColor" />
      <TagsField area="flight" />
    </div>
  );
}
