import { useLingui } from '@lingui/react/macro';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import type { LocalDate, LocalTime } from '#shared/kernel/time/date.ts';
import { ArtistPicker } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { VenuePicker } from '#web/domains/identity/roster/widgets/venue-picker.tsx';
import { groupStatuses } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';

/** The values that the wizard collects, step by step. */
export interface WizardValues {
  readonly artist: PickerItem | null;
  readonly date: LocalDate | '';
  readonly time: LocalTime;
  readonly venue: PickerItem | null;
  readonly statusId: string;
}
export const STEPS = ['artist', 'date', 'venue', 'status'] as const;
export type WizardStep = (typeof STEPS)[number];

/** Tells whether a step is filled. Only the venue may follow later. */
export const isFilled = (step: WizardStep, { artist, date, statusId }: WizardValues): boolean =>
  ({ artist: artist !== null, date: date !== '', venue: true, status: statusId !== '' })[step];

type StepProps = Readonly<{ step: WizardStep; values: WizardValues; onChange: (more: Partial<WizardValues>) => void }>;
function DateFields({ values, onChange }: Pick<StepProps, 'values' | 'onChange'>) {
  const { t } = useLingui();
  return (
    <div className="cols2">
      <Field label={t`Date`} must>
        <DatePicker value={values.date} onChange={(date) => onChange({ date })} />
      </Field>
      <Field label={t`Start`} must>
        <TimePicker value={values.time} onChange={(time) => time && onChange({ time })} />
      </Field>
    </div>
  );
}

export function WizardFields({ step, values, onChange }: StepProps) {
  const { t } = useLingui();
  const { all } = useStatuses('show');
  if (step === 'artist') {
    return (
      <Field label={t`Artist`} must>
        <ArtistPicker value={values.artist} onChange={(artist) => onChange({ artist })} />
      </Field>
    );
  }
  if (step === 'date') {
    return <DateFields values={values} onChange={onChange} />;
  }
  if (step === 'venue') {
    return (
      <Field label={t`Venue`} help={t`Can be added later`}>
        <VenuePicker value={values.venue} onChange={(venue) => onChange({ venue })} />
      </Field>
    );
  }
  const open = groupStatuses(all, { phases: STANDING_PHASES }).flatMap(({ statuses }) => statuses);
  return (
    <Field label={t`Status`} must>
      <Select
        value={values.statusId}
        placeholder={t`Choose a status`}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChange({ statusId: event.target.value })}
      />
    </Field>
  );
}
