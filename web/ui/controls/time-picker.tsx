import { Clock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { parseTime, stepAt, timeSteps } from '#shared/kernel/time/clock.ts';
import type { LocalTime } from '#shared/kernel/time/date.ts';
import { cx } from '../cx.ts';
import { useFieldProps } from '../field.tsx';
import { Input } from '../input.tsx';
import { moveIndex } from './list-keys.ts';
import { Popup } from './popup.tsx';
import { Problem } from './problem.tsx';
import { useSays } from './says.ts';
import './controls.css';

interface TimePickerProps {
  readonly value: LocalTime | '';
  readonly onChange: (time: LocalTime | '') => void;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

interface TimeListProps {
  readonly id: string;
  readonly times: readonly LocalTime[];
  readonly active: number;
  readonly onPick: (time: LocalTime) => void;
}
function TimeList({ id, times, active, onPick }: TimeListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div className="ctl-list" role="listbox" id={id} ref={list} tabIndex={-1}>
      {times.map((time, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
        <div
          key={time}
          role="option"
          id={`${id}-${i}`}
          tabIndex={-1}
          aria-selected={i === active}
          className={cx('menu-i num', i === active && 'on')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(time)}
        >
          {time}
        </div>
      ))}
    </div>
  );
}

/** The text until it is taken, with its format or range error. */
function useDraft({ value, onChange }: TimePickerProps) {
  const says = useSays();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const settle = (time: LocalTime | '') => {
    setDraft(undefined);
    setProblem(undefined);
    if (time !== value) onChange(time);
  };
  const take = () => {
    if (draft === undefined) return;
    if (!draft.trim()) return settle('');
    const parsed = parseTime(draft);
    if (parsed.ok) settle(parsed.time);
    else setProblem(says(parsed.reason === 'format' ? 'time' : 'timeRange'));
  };
  return { draft, problem, setDraft, settle, take };
}

/** The open list of times, and its keys. */
function useTimeList(value: LocalTime | '', { draft, setDraft, settle, take }: ReturnType<typeof useDraft>) {
  const [active, setActive] = useState<number>();
  const times = timeSteps();
  const open = active !== undefined;
  const show = () => setActive(value ? times.indexOf(stepAt(value)) : Math.floor(times.length / 2));
  const pick = (time: LocalTime) => {
    setActive(undefined);
    settle(time);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && open && draft === undefined) {
      event.preventDefault();
      return pick(times[active] ?? '');
    }
    if (event.key === 'Enter') return take();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setDraft(undefined);
    if (open) setActive(moveIndex(event.key, active, times.length));
    else show();
  };
  return { active, setActive, times, open, show, pick, onKeyDown };
}

/** A time, typed by the 12 or 24 hour clock or picked from the steps; shown by the 24 hour clock, as everywhere in the product. */
export function TimePicker(props: TimePickerProps) {
  const { value, label, placeholder, disabled, invalid } = props;
  const typed = useDraft(props);
  const { draft, problem, setDraft, take } = typed;
  const field = useFieldProps();
  const id = useId();
  const { active, setActive, times, open, show, pick, onKeyDown } = useTimeList(value, typed);
  const control = (
    <Input
      role="combobox"
      icon={<Clock size={14} aria-hidden="true" />}
      {...(label ? { 'aria-label': label } : {})}
      {...(problem ? { 'aria-describedby': `${id}-problem` } : {})}
      aria-invalid={Boolean(problem || invalid) || field['aria-invalid']}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      aria-activedescendant={open ? `${id}-${active}` : undefined}
      aria-autocomplete="none"
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? value}
      disabled={disabled}
      onChange={(event) => setDraft(event.target.value)}
      onClick={show}
      onBlur={() => {
        setActive(undefined);
        take();
      }}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <span className="ctl-stack ctl-time">
      <Popup open={open} onClose={() => setActive(undefined)} control={control}>
        <TimeList id={id} times={times} active={active ?? 0} onPick={pick} />
      </Popup>
      <Problem id={`${id}-problem`} text={problem} />
    </span>
  );
}
