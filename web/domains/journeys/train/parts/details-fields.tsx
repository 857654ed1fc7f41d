import { useLingui } from '@lingui/react/macro';
import type { Train } from '#shared/domains/journeys/train/schemas.ts';
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

/** Asks for the artist, the travellers and the booking of a train journey. */
export function DetailsFields({ record, artist }: TravelFormProps<Train>) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <ArtistField first={artist} />
      <PhaseField />
      <TravellersField travellers={record?.travellers ?? []} className="rec-wide" />
      <BookingField />
      <NotesField help={t`Visible to everyone who can see this train journey.`} />
      <ColourField name="hexColor" />
      <TagsField area="train" />
    </div>
  );
}
