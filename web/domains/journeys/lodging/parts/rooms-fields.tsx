import { useLingui } from '@lingui/react/macro';
import { MAX_ROOMS, ROOM_NOTE_MAX, ROOM_NUMBER_MAX } from '#shared/domains/journeys/lodging/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { BedHint } from './bed-hint.tsx';
import { GuestsField } from './guests-field.tsx';
import { useRoomKinds } from './lodging-words.ts';
import { BLANK_ROOM } from './room-plan.ts';
import './lodging.css';

/** Edits the rooms and their guests; a traveller has at most one room. */
export function RoomsFields({ people }: { readonly people: readonly PickerItem[] }) {
  const { t } = useLingui();
  const kinds = useRoomKinds();
  return (
    <>
      <BedHint people={people} />
      <LinesField
        name="rooms"
        legend={t({ context: 'hotel', message: 'Rooms' })}
        lineOf={(place) => t({ context: 'hotel', message: `Room ${place}` })}
        removeOf={(place) => t({ context: 'hotel', message: `Remove room ${place}` })}
        add={t({ context: 'hotel', message: 'Add room' })}
        blank={BLANK_ROOM}
        max={MAX_ROOMS}
        className="stay-room"
      >
        {(path) => (
          <>
            <SelectField name={`${path}.kind`} label={t`Kind`} options={kinds} />
            <TextField
              name={`${path}.number`}
              label={t({ context: 'hotel', message: 'Room number' })}
              maxLength={ROOM_NUMBER_MAX}
            />
            <GuestsField path={path} people={people} />
            <TextField name={`${path}.note`} label={t`Note`} maxLength={ROOM_NOTE_MAX} />
          </>
        )}
      </LinesField>
    </>
  );
}
