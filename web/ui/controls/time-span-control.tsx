import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Input } from '../input.tsx';
import { cleanNumber } from './clean-number.ts';
import { Problem } from './problem.tsx';
import { useSays } from './says.ts';
import './controls.css';

const HOUR = 60;

interface TimeSpanProps {
  /** Whole minutes. */
  readonly value: number | undefined;
  readonly onChange: (minutes: number | undefined) => void;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

const digits = (text: string, length: number): string => cleanNumber(text).slice(0, length);
const partsOf = (value: number | undefined) =>
  value === undefined
    ? { hours: '', minutes: '' }
    : { hours: String(Math.floor(value / HOUR)), minutes: String(value % HOUR) };
const spanOf = ({ hours, minutes }: { readonly hours: string; readonly minutes: string }): number | undefined =>
  hours || minutes ? Number(hours) * HOUR + Number(minutes) : undefined;

function useDraftSpan(
  value: TimeSpanProps['value'],
  onChange: TimeSpanProps['onChange'],
  required: TimeSpanProps['required'],
) {
  const [draft, setDraft] = useState(partsOf(value));
  const [left, setLeft] = useState(false);
  const parts = spanOf(draft) === value ? draft : partsOf(value);
  const missing = left && required && value === undefined;
  const change = (next: typeof draft) => {
    setDraft(next);
    onChange(spanOf(next));
  };
  return { setLeft, parts, missing, change };
}

/** A length of time in hours and minutes; one that is required needs a value. */
export function TimeSpanControl({ value, onChange, label, required, disabled }: TimeSpanProps) {
  const { t } = useLingui();
  const says = useSays();
  const id = useId();
  const { setLeft, parts, missing, change } = useDraftSpan(value, onChange, required);
  const shared = {
    inputMode: 'numeric',
    figures: true,
    disabled,
    'aria-invalid': Boolean(missing),
    'aria-required': required,
    'aria-describedby': missing ? id : undefined,
    onBlur: () => setLeft(true),
  } as const;
  return (
    <fieldset className="ctl-choices" aria-label={label}>
      <div className="row ctl-span">
        <Input
          {...shared}
          aria-label={t`Hours`}
          suffix={t`h`}
          value={parts.hours}
          onChange={(event) => change({ ...parts, hours: digits(event.target.value, 3) })}
        />
        <Input
          {...shared}
          aria-label={t`Minutes`}
          suffix={t`min`}
          value={parts.minutes}
          onChange={(event) => change({ ...parts, minutes: digits(event.target.value, 3) })}
        />
      </div>
      <Problem id={id} text={missing ? says('required') : undefined} />
    </fieldset>
  );
}
