import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_ARTISTS } from '#shared/domains/booking/show/parts.ts';
import { MAX_RANK } from '#shared/domains/booking/show/rank.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { Appointment } from '#shared/kernel/record/appointment.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { groupStatuses } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { TagsField } from '#web/domains/reference/tag/widgets/tags-field.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { DateTimeControl } from '#web/ui/controls/date-time-control.tsx';
import { ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { useFieldId, useFieldLabel } from '#web/ui/form/form.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/input.tsx';
import type { ShowValues } from '../model/form.ts';
import { RoomField } from '../parts/form/room-field.tsx';
import { ArtistsField, ContactField, ReferenceField } from '../parts/reference-field.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { useQuestionZone } from './use-in-the-way.ts';
import './show-form.css';

/** Whether the chosen status is one of an option: then rank and expiry are asked. */
export function useIsOption(): boolean {
  const statusId = useWatch<ShowValues, 'statusId'>({ name: 'statusId' });
  return useStatuses('show').byId.get(statusId)?.phase === 'options';
}

function RankField() {
  const { t } = useLingui();
  const ranks = Array.from({ length: MAX_RANK }, (_, i) => String(i + 1));
  return (
    <ControlField<number> name="rank" label={t`Rank`}>
      {({ value, onChange }) => (
        <Select
          value={String(value || 1)}
          options={ranks.map((rank) => ({ value: rank, label: rank }))}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </ControlField>
  );
}

export function BasicFields() {
  const { t } = useLingui();
  const { all } = useStatuses('show');
  const isOption = useIsOption();
  const current = useWatch<ShowValues, 'statusId'>({ name: 'statusId' });
  const options = groupStatuses(all, { current }).flatMap(({ statuses }) => statuses);
  return (
    <div className="cols2">
      <ArtistsField name="artistIds" label={t`Artist`} max={MAX_ARTISTS} />
      <SelectField
        name="statusId"
        label={t`Status`}
        must
        placeholder={t`Choose a status`}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {isOption && (
        <>
          <RankField />
          <ControlField<LocalDate | undefined> name="expiresOn" label={t`Option until`}>
            {({ value, onChange }) => (
              <DatePicker value={value ?? ''} onChange={(date) => onChange(date || undefined)} />
            )}
          </ControlField>
        </>
      )}
      <ReferenceField name="productionId" label={t`Production`} kind="production" />
      <ReferenceField name="ownerId" label={t`Owner`} kind="user" />
      <TagsField area="show" className="sh-wide" />
    </div>
  );
}

const TIMES = ['start', 'end', 'isAllDay', 'isNight', 'timeOfPerformance'] as const;

interface TimeFieldsProps {
  /** The show itself, which is no conflict. */
  readonly excludeId?: string;
  /** The bill, where the form does not hold it. */
  readonly artists?: Show['artists'] | undefined;
}
/** Start, end, all day, night; other shows of the artists are named as soon as they are known. */
export function TimeFields({ excludeId, artists }: TimeFieldsProps) {
  const { t } = useLingui();
  const { setValue, formState } = useFormContext<ShowValues>();
  const [start, end, isAllDay = false, isNight = false, timeOfPerformance = ''] = useWatch<ShowValues, typeof TIMES>({
    name: TIMES,
  });
  const [chosen = [], venueId] = useWatch<Partial<ShowValues>, ['artistIds', 'venueId']>({
    name: ['artistIds', 'venueId'],
  });
  const artistIds = artists?.map(({ artistId }) => artistId) ?? chosen;
  const idOf = useFieldId();
  useFieldLabel('start', t`Start`);
  useFieldLabel('end', t`End`);
  const value: Appointment = { start, end, isAllDay, isNight, timeOfPerformance };
  const put = (next: Appointment) => {
    for (const name of TIMES) {
      if (next[name] !== value[name]) setValue(name, next[name], { shouldDirty: true, shouldValidate: name === 'end' });
    }
  };
  const question = {
    ...value,
    artistIds: [...artistIds],
    ...(excludeId ? { excludeId } : {}),
    ...(venueId ? { venueId } : {}),
  };
  const zone = useQuestionZone(question);
  const errors = { start: formState.errors.start?.message, end: formState.errors.end?.message };
  return (
    <div className="sh-times" id={idOf('start')}>
      <div id={idOf('end')}>
        <DateTimeControl value={value} onChange={put} errors={errors} zone={zone} />
      </div>
      <TextField name="timeOfPerformance" label={t`Performance time`} placeholder={t`21:30 - 22:45`} />
      <ConflictNotice question={question} />
    </div>
  );
}

export function PlaceFields() {
  const { t } = useLingui();
  return (
    <div className="cols2">
      <ReferenceField name="venueId" label={t`Venue`} kind="venue" placeholder={t`Search venues`} />
      <RoomField />
      <NumberField name="capacity" label={t`Capacity`} help={t`Leave empty to use the venue's`} />
      <ReferenceField name="promoterId" label={t`Promoter`} kind="company" placeholder={t`Search companies`} />
      <ContactField name="contactId" label={t`Contact`} placeholder={t`Search contacts`} />
    </div>
  );
}

export function SharedNotes() {
  const { t } = useLingui();
  return (
    <TextareaField
      name="externalNotes"
      label={t`Shared notes`}
      rows={4}
      help={t`Also visible to people outside the agency who can see the show`}
    />
  );
}

export function NoteFields() {
  const { t } = useLingui();
  return (
    <div className="sh-stack">
      <TextareaField name="internalNotes" label={t`Internal notes`} rows={5} help={t`Only visible to your agency`} />
      <SharedNotes />
    </div>
  );
}
