import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { withoutRoom } from '#shared/domains/journeys/lodging/rules.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { ItemChooser } from '#web/ui/controls/item-chooser.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import type { LodgingValues } from './lodging-values.ts';

interface GuestsFieldProps {
  /** The path of the room: `rooms.2`. */
  readonly path: string;
  readonly people: readonly PickerItem[];
}
/** Chooses the guests of a room, among the travellers without a bed. */
export function GuestsField({ path, people }: GuestsFieldProps) {
  const { t } = useLingui();
  const rooms = useWatch<LodgingValues, 'rooms'>({ name: 'rooms' });
  const label = t({ context: 'hotel', message: 'Guests' });
  const waiting = withoutRoom(
    people.map(({ key }) => key),
    rooms,
  );
  const matching = (keyword: string) =>
    people.filter(({ key, value }) => waiting.includes(key) && fold(value).includes(fold(keyword)));
  return (
    <ControlField<readonly string[]> name={`${path}.guestIds`} label={label}>
      {({ value, onChange }) => (
        <ItemChooser
          label={label}
          value={people.filter(({ key }) => value.includes(key))}
          onChange={(items) => onChange(items.map(({ key }) => key))}
          search={async ({ keyword }) => ({ items: matching(keyword) })}
          minChars={0}
          pauseMs={0}
          emptyText={waiting.length === 0 ? t`Everyone has a room` : undefined}
        />
      )}
    </ControlField>
  );
}
