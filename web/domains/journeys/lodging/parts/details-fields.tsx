import { useLingui } from '@lingui/react/macro';
import { type Lodging, PHONE_MAX, WEBSITE_MAX } from '#shared/domains/journeys/lodging/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
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
import { SelectField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { HotelFields } from './hotel-fields.tsx';
import { LodgingTimes } from './lodging-times.tsx';
import { usePayers } from './lodging-words.ts';
import './lodging.css';

interface DetailsFieldsProps extends TravelFormProps<Lodging> {
  readonly onPeople: (people: readonly PickerItem[]) => void;
}
/** Which hotel, how long, for whom, and how it is booked. */
export function DetailsFields({ record, artist, onPeople }: DetailsFieldsProps) {
  const { t } = useLingui();
  const payers = Object.entries(usePayers()).map(([value, label]) => ({ value, label }));
  return (
    <>
      <div className="rec-fields">
        <HotelFields />
        <LodgingTimes />
        <ArtistField first={artist} />
        <PhaseField />
        <TravellersField travellers={record?.travellers ?? []} onPeople={onPeople} className="rec-wide" />
      </div>
      <fieldset>
        <legend>{t`Booking`}</legend>
        <div className="rec-fields">
          <BookingField />
          <SelectField name="paidBy" label={t`Paid by`} options={[{ value: '', label: t`Unknown` }, ...payers]} />
          <TextField name="phone" label={t`Phone`} maxLength={PHONE_MAX} type="tel" />
          <TextField name="email" label={t`Email`} type="email" />
          <TextField name="website" label={t`Website`} maxLength={WEBSITE_MAX} type="url" />
          <div className="stay-switch">
            <SwitchField name="breakfast" label={t`Breakfast included`} />
          </div>
        </div>
      </fieldset>
      <div className="rec-fields">
        <NotesField help={t`Visible to everyone who can see this accommodation.`} />
        <ColourField name="hexColor" />
        <TagsField area="lodging" />
      </div>
    </>
  );
}
