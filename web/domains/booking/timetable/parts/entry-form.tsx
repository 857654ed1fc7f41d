import { useLingui } from '@lingui/react/macro';
import { Check, Moon, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { entryName, kindName } from '#shared/domains/booking/timetable/rules.ts';
import { TIMETABLE_AUDIENCES, TIMETABLE_KINDS, type TimetableKind } from '#shared/domains/booking/timetable/schemas.ts';
import { isSmallHour, onEvening } from '#shared/kernel/record/appointment.ts';
import { at } from '#shared/kernel/time/date.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { leadToProblem } from '#web/ui/controls/lead-to-problem.ts';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { useClockNote } from '#web/ui/controls/use-clock-note.ts';
import { Input, Select } from '#web/ui/input.tsx';
import { ProblemText } from '#web/ui/problem-text.tsx';
import type { Draft } from './use-timetable.ts';

interface FieldsProps {
  readonly draft: Draft;
  /** Of the show's place. */
  readonly zone?: string;
  readonly onChange: (draft: Draft) => void;
}

/** Checks the start for a change of the clocks, else the end. The small hours of a night are on the next day. */
function ClockNote({ draft: { date, start, end = '', isNight = true }, zone }: Pick<FieldsProps, 'draft' | 'zone'>) {
  const note = useClockNote();
  const local = (time: string) => (isNight ? onEvening(date, time) : at(date, time));
  const said = [start, end].flatMap((time) => (time ? (note(local(time), zone) ?? []) : []))[0];
  return (
    <span className="meta tt-clock" aria-live="polite">
      {said}
    </span>
  );
}

function When({ draft, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { date, start, end = '' } = draft;
  const setEnd = (value: string) => {
    const { end: _end, ...rest } = draft;
    onChange(value ? { ...rest, end: value } : rest);
  };
  return (
    <span className="tt-when">
      <TimePicker
        label={t`Start`}
        placeholder={t`Start`}
        value={start}
        onChange={(time) => onChange({ ...draft, start: time })}
      />
      <TimePicker label={t`End`} placeholder={t`End`} value={end} onChange={setEnd} />
      <DatePicker label={t`Day`} value={date} onChange={(day) => day && onChange({ ...draft, date: day })} />
    </span>
  );
}

interface TextProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly max: number;
  readonly value: string | undefined;
  readonly onText: (text: string) => void;
}
const Text = ({ label, placeholder = label, max, value = '', onText }: TextProps) => (
  <Input
    aria-label={label}
    placeholder={placeholder}
    maxLength={max}
    value={value}
    onChange={({ target }) => onText(target.value)}
  />
);

function What({ draft, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { kind = 'other', label, place, note } = draft;
  const locale = currentLocale();
  const options = TIMETABLE_KINDS.map((value) => ({ value, label: kindName(value, locale) }));
  return (
    <span className="tt-what">
      <Select
        aria-label={t`Kind`}
        options={options}
        value={kind}
        onChange={(event) => onChange({ ...draft, kind: event.target.value as TimetableKind })}
      />
      <Text
        label={t({ context: 'timetable', message: 'Label' })}
        placeholder={kind === 'other' ? t`Activity` : kindName(kind, locale)}
        max={100}
        value={label}
        onText={(next) => onChange({ ...draft, label: next })}
      />
      <Text label={t`Place`} max={100} value={place} onText={(next) => onChange({ ...draft, place: next })} />
      <Text label={t`Note`} max={500} value={note} onText={(next) => onChange({ ...draft, note: next })} />
    </span>
  );
}

function Options({ draft, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { start, isNight = true, audience = 'public' } = draft;
  const names = { public: t`Everyone`, internal: t`Internal` };
  const options = TIMETABLE_AUDIENCES.map((value) => ({ value, label: names[value] }));
  return (
    <>
      <Select
        aria-label={t`Visible to`}
        className="tt-who"
        options={options}
        value={audience}
        onChange={(event) =>
          onChange({ ...draft, audience: TIMETABLE_AUDIENCES.find((one) => one === event.target.value) })
        }
      />
      {start && isSmallHour(start) && (
        <span className="tt-night">
          <Moon size={14} aria-hidden="true" />
          <Checkbox checked={isNight} onChange={(event) => onChange({ ...draft, isNight: event.target.checked })}>
            {t`Night of this day`}
          </Checkbox>
        </span>
      )}
    </>
  );
}

function useEntry(
  start: EntryFormProps['start'],
  onSave: EntryFormProps['onSave'],
  onCancel: EntryFormProps['onCancel'],
) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(start);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isEdit = onCancel !== undefined;
  useEffect(() => {
    if (isEdit) form.current?.querySelector('input')?.focus();
  }, [isEdit]);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || leadToProblem(event.currentTarget)) return;
    if (!draft.start) return setProblem(t`Enter a start time.`);
    setBusy(true);
    try {
      await onSave(draft);
      setProblem(undefined);
      if (!onCancel) setDraft({ ...start, date: draft.date, start: '' });
      form.current?.querySelector('input')?.focus();
    } catch (error) {
      if (!isExpected(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { draft, setDraft, problem, busy, form, id, save };
}

interface EntryFormProps {
  readonly start: Draft;
  readonly zone: string;
  readonly action: string;
  readonly onSave: (draft: Draft) => Promise<unknown>;
  /** Of an entry that is there: leaves it as it was. */
  readonly onCancel?: () => void;
}

/** One line of the timetable, filled in: Enter saves, Esc leaves it as it was. */
export function EntryForm({ start, zone, action, onSave, onCancel }: EntryFormProps) {
  const { t } = useLingui();
  const { draft, setDraft, problem, busy, form, id, save } = useEntry(start, onSave, onCancel);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onCancel?.();
  };
  const name = draft.start ? entryName({ kind: draft.kind ?? 'other', label: draft.label ?? '' }, currentLocale()) : '';
  return (
    <form
      ref={form}
      className="tt-form"
      aria-label={name || action}
      aria-describedby={problem ? id : undefined}
      onSubmit={(event) => void save(event)}
      onKeyDown={onKeyDown}
    >
      <When draft={draft} onChange={setDraft} />
      <ClockNote draft={draft} zone={zone} />
      <What draft={draft} onChange={setDraft} />
      <span className="tt-end">
        <Options draft={draft} onChange={setDraft} />
        <span className="push" />
        <Button type="submit" kind={onCancel ? 'primary' : undefined} icon={<Check size={14} />} busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <IconButton label={t`Leave unchanged`} keys="Esc" onClick={onCancel}>
            <X size={15} />
          </IconButton>
        )}
      </span>
      <ProblemText id={id} problem={problem} />
    </form>
  );
}
