import { useLingui } from '@lingui/react/macro';
import { addDays, at, dateOf, type LocalDate, timeOf } from '#shared/kernel/time/date.ts';
import { instantAt } from '#shared/kernel/time/instant-at.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { ArtistChooser } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { ControlField, SelectField, SwitchField } from '#web/ui/form/fields.tsx';
import { ChooserField } from '#web/ui/record/picker-field.tsx';
import { usePresets } from '../words.ts';

const MIDNIGHT = '00:00';

/** The instants of whole days, from the first to the end of the last. */
const wholeDays = (from: LocalDate, until: LocalDate, zone: string) => ({
  from: instantAt(at(from, MIDNIGHT), zone) ?? '',
  until: instantAt(at(addDays(until, 1), MIDNIGHT), zone) ?? '',
});

function dayOf(instant: string, isEnd: boolean, zone: string): LocalDate | '' {
  if (!instant) return '';
  const local = toLocal(instant, zone);
  return addDays(dateOf(local), isEnd && timeOf(local) === MIDNIGHT ? -1 : 0);
}

/** Widens a period to the whole days that the fields show. */
export const inWholeDays = ({ from, until }: { readonly from: string; readonly until: string }, zone: string) =>
  wholeDays(dayOf(from, false, zone) || localToday(), dayOf(until, true, zone) || localToday(), zone);

interface DayFieldProps {
  readonly name: 'from' | 'until';
  readonly label: string;
}
/** A day whose value is its first instant, or the first one after it. */
function DayField({ name, label }: DayFieldProps) {
  const { zone } = useMe().user;
  const isEnd = name === 'until';
  const put = (day: LocalDate | '') => (day ? wholeDays(day, day, zone)[name] : '');
  return (
    <ControlField<string> name={name} label={label} must>
      {({ value, onChange, invalid }) => (
        <DatePicker value={dayOf(value, isEnd, zone)} invalid={invalid} onChange={(day) => onChange(put(day))} />
      )}
    </ControlField>
  );
}

export function PeriodFields() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <DayField name="from" label={t`From`} />
      <DayField name="until" label={t`Until and including`} />
    </div>
  );
}

export function PresetField() {
  const { t } = useLingui();
  return (
    <SelectField
      name="preset"
      label={t`Rights`}
      options={usePresets()}
      help={t`Temporary access never deletes records or changes settings.`}
    />
  );
}

interface ArtistFieldsProps {
  readonly all: boolean;
  readonly artists: readonly { readonly id: string; readonly name: string }[];
}
export function ArtistFields({ all, artists }: ArtistFieldsProps) {
  const { t } = useLingui();
  const { allArtists } = useMe().user;
  return (
    <>
      {(allArtists || all) && <SwitchField name="allArtists" label={t`Can see all artists`} />}
      {!all && (
        <ChooserField
          name="artistIds"
          label={t`Can see these artists`}
          first={artists.map(({ id, name }) => ({ key: id, value: name, sublabel: '', defaultSelect: false }))}
          chooser={ArtistChooser}
        />
      )}
    </>
  );
}

/** Today and the days after it, until the period of a first proposal ends. */
export const proposedDays = (days: number, zone: string) => wholeDays(localToday(), addDays(localToday(), days), zone);
