import { useLingui } from '@lingui/react/macro';
import { type Lodging, PHONE_MAX, WEBSITE_MAX } from '#shared/domains/journeys/lodging/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { LastFields, PeopleFields } from '#web/domains/journeys/travel/widgets/details-fields.tsx';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { BookingField } from '#web/domains/journeys/travel/widgets/travel-fields.tsx';
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
        <PeopleFields record={record} artist={artist} onPeople={onPeople} />
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
        <LastFields area="lodging" help={t`Visible to everyone who can see this accommodation.`} colour="hexColor" />
      </div>
    </>
  );
}
