import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { peopleOf } from '#web/domains/journeys/travel/widgets/travellers-field.tsx';
import { TabbedForm } from '#web/ui/form/tabbed-form.tsx';
import { DetailsFields } from './details-fields.tsx';
import type { LodgingValues } from './lodging-values.ts';
import { leftByOthers } from './room-plan.ts';
import { RoomsFields } from './rooms-fields.tsx';

const DETAILS = [
  ...['placeId', 'placeName', 'placeAddress', 'placeGeo', 'stay', 'artistIds', 'phase', 'travellerIds'],
  ...['bookingReference', 'breakfast', 'paidBy', 'phone', 'email', 'website', 'notes', 'hexColor', 'tagIds'],
];

/** Two tabs; who is taken out of the party on the first leaves their room on the second. */
export function LodgingForm(props: TravelFormProps<Lodging>) {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<LodgingValues>();
  const [people, setPeople] = useState(() => peopleOf(props.record?.travellers ?? []));
  const onPeople = (next: readonly PickerItem[]) => {
    setPeople(next);
    const before = getValues('rooms');
    const rooms = leftByOthers(
      before,
      next.map(({ key }) => key),
    );
    if (rooms !== before) setValue('rooms', rooms, { shouldDirty: true });
  };
  return (
    <TabbedForm
      label={t`Accommodation`}
      tabs={[
        {
          value: 'details',
          label: t`Details`,
          fields: DETAILS,
          content: <DetailsFields {...props} onPeople={onPeople} />,
        },
        {
          value: 'rooms',
          label: t({ context: 'hotel', message: 'Rooms' }),
          fields: ['rooms'],
          content: <RoomsFields people={people} />,
        },
      ]}
    />
  );
}
