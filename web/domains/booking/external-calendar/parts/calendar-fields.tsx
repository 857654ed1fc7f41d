import { useLingui } from '@lingui/react/macro';
import type { ExternalCalendar } from '#shared/domains/booking/external-calendar/schemas.ts';
import { ArtistsField } from '#web/domains/identity/roster/widgets/artists-field.tsx';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { Select } from '#web/ui/input.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { useRefreshOptions } from './words.ts';

const [MAX_ARTISTS, MAX_SOURCES, MAX_ADDRESS] = [10, 8, 1000];
const SOURCE = { name: '', url: '' };

function SourceLines() {
  const { t } = useLingui();
  return (
    <LinesField
      name="sources"
      legend={t`Event sources`}
      lineOf={(place) => t`Source ${place}`}
      removeOf={(place) => t`Remove source ${place}`}
      add={t`Add a source`}
      blank={SOURCE}
      max={MAX_SOURCES}
      className="xc-source"
    >
      {(path) => (
        <>
          <TextField name={`${path}.name`} label={t`Source name`} maxLength={100} placeholder={t`Google calendar`} />
          <TextField
            name={`${path}.url`}
            label={t`iCal address`}
            must
            maxLength={MAX_ADDRESS}
            inputMode="url"
            autoComplete="off"
            placeholder="https://…/basic.ics"
          />
        </>
      )}
    </LinesField>
  );
}

/** Asks for the calendar's name, its artists and its source. */
export function CalendarFields({ artists }: { readonly artists: ExternalCalendar['artists'] }) {
  const { t } = useLingui();
  const options = useRefreshOptions();
  return (
    <>
      <TextField name="name" label={t`Name`} must maxLength={100} />
      <ArtistsField artists={artists} must max={MAX_ARTISTS} className="xc-wide" />
      <SourceLines />
      <ControlField<number> name="refreshMinutes" label={t`Fetch again`}>
        {({ value, onChange }) => (
          <Select value={String(value)} options={options} onChange={({ target }) => onChange(Number(target.value))} />
        )}
      </ControlField>
      <ZoneField name="zone" label={t`Time zone`} help={t`For calendars that give times in UTC.`} />
      <ControlField<string> name="color" label={t`Colour`}>
        {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
      </ControlField>
      <SwitchField name="isOwn" label={t`Private: others only see in planning that the time is taken`} />
      <SwitchField name="isActive" label={t`Active`} />
    </>
  );
}
