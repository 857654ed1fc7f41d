import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { type LocalDate, makeDate, yearOf } from '#shared/kernel/time/date.ts';
import { dateYears, type YearRange } from '#shared/kernel/time/date-years.ts';
import { parseTypedDate } from '#shared/kernel/time/typed-date.ts';
import { formatDay } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { ahead } from '#web/ui/prefetch.ts';
import { useFieldProps } from '../field.tsx';
import { Input } from '../input.tsx';
import { part } from '../part.tsx';
import { Popup } from './popup.tsx';
import { Problem } from './problem.tsx';
import { type Says, useSays } from './says.ts';
import './controls.css';

const fetchGrid = () => import('./calendar-grid.tsx');
const prefetch = ahead(fetchGrid);
const CalendarGrid = part(async () => (await fetchGrid()).CalendarGrid);

interface DatePickerProps {
  /** Empty while nothing is chosen. */
  readonly value: LocalDate | '';
  readonly onChange: (date: LocalDate | '') => void;
  /** The label, for a picker without a Field around it or in a field with several controls. */
  readonly label?: string | undefined;
  readonly years?: YearRange | undefined;
  readonly today?: LocalDate | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

/** Reads the typed text as a date, or returns the sentence that explains why it cannot. */
function readDate(
  typed: string,
  { today, from, years, says }: { today: LocalDate; from: LocalDate; years: YearRange; says: Says },
): { date?: string; problem?: string } {
  if (!typed.trim()) return { date: '' };
  const parsed = parseTypedDate(typed, today, currentTag(), years.max, from);
  if (!parsed.ok) return { problem: says('date') };
  const year = yearOf(parsed.date);
  return year < years.min || year > years.max ? { problem: says('dateRange', { ...years }) } : { date: parsed.date };
}

/** Keeps the typed text until it is taken: on Enter, or when the focus leaves the field. */
function useDraft(props: DatePickerProps, today: LocalDate, years: YearRange) {
  const says = useSays();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = () => {
    if (draft === undefined) return;
    const read = readDate(draft, { today, from: props.value || today, years, says });
    setProblem(read.problem);
    if (read.date === undefined) return;
    setDraft(undefined);
    if (read.date !== props.value) props.onChange(read.date);
  };
  const drop = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  const shown = draft ?? (props.value && formatDay({ date: props.value }, { year: true }));
  return { shown, problem, setDraft, take, drop };
}

interface CalendarButtonProps extends Pick<DatePickerProps, 'disabled'> {
  readonly open: boolean;
  readonly setOpen: (next: boolean) => void;
}
function CalendarButton({ disabled, open, setOpen }: CalendarButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="ctl-icon"
      aria-label={t`Open calendar`}
      aria-expanded={open}
      aria-haspopup="grid"
      disabled={disabled}
      onPointerEnter={prefetch}
      onClick={() => setOpen(!open)}
    >
      <CalendarDays size={14} />
    </button>
  );
}

interface DateCalendarProps extends Pick<DatePickerProps, 'value'> {
  readonly today: string;
  readonly years: YearRange;
  readonly pick: (date: LocalDate) => void;
}
function DateCalendar({ value, today, years, pick }: DateCalendarProps) {
  return (
    <Suspense fallback={<div className="ctl-cal" aria-busy="true" />}>
      <CalendarGrid
        value={value}
        today={today}
        min={makeDate(years.min, 1, 1)}
        max={makeDate(years.max, 12, 31)}
        onPick={pick}
      />
    </Suspense>
  );
}

interface CalendarLayerOptions extends Pick<DatePickerProps, 'onChange'> {
  readonly setOpen: (next: boolean) => void;
  readonly take: () => void;
  readonly drop: () => void;
  readonly input: RefObject<HTMLInputElement | null>;
}
function useCalendarLayer({ onChange, setOpen, take, drop, input }: CalendarLayerOptions) {
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const pick = (date: LocalDate) => {
    drop();
    onChange(date);
    close();
  };
  return { close, onKeyDown, pick };
}

/** A date, typed ('28 11', 'sat', '+3') or picked from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, label, disabled, invalid } = props;
  const today = props.today ?? localToday();
  const years = props.years ?? dateYears(today);
  const [open, setOpen] = useState(false);
  const { shown, problem, setDraft, take, drop } = useDraft(props, today, years);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldProps();
  const problemId = useId();
  const { close, onKeyDown, pick } = useCalendarLayer({ onChange, setOpen, take, drop, input });
  const control = (
    <Input
      ref={input}
      icon={<CalendarButton disabled={disabled} open={open} setOpen={setOpen} />}
      {...(label ? { 'aria-label': label } : {})}
      {...(problem ? { 'aria-describedby': problemId } : {})}
      aria-invalid={Boolean(problem || invalid) || field['aria-invalid']}
      value={shown}
      disabled={disabled}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
      onFocus={prefetch}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <span className="ctl-stack">
      <Popup open={open} onClose={close} control={control}>
        <DateCalendar value={value} today={today} years={years} pick={pick} />
      </Popup>
      <Problem id={problemId} text={problem} />
    </span>
  );
}
