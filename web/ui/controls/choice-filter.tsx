import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { PHASES, type Phase } from '#shared/kernel/record/appointment.ts';
import { Checkbox } from '../choice.tsx';
import { Problem } from './problem.tsx';
import { useSays } from './says.ts';
import './controls.css';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
}
interface ChoiceFilterProps<V extends string> {
  readonly label: string;
  readonly options: readonly Choice<V>[];
  readonly value: readonly V[];
  readonly onChange: (value: V[]) => void;
}

/** Boxes of which one must stay ticked: the last one taken away is said to be needed and the filter stays as it was. */
export function TypeFilter<V extends string>({ label, options, value, onChange }: ChoiceFilterProps<V>) {
  const says = useSays();
  const id = useId();
  const [empty, setEmpty] = useState(false);
  const chosen = empty ? [] : value;
  const toggle = (option: V) => {
    const next = options.map((o) => o.value).filter((v) => (v === option ? !chosen.includes(v) : chosen.includes(v)));
    setEmpty(next.length === 0);
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset className="ctl-choices" aria-label={label} aria-describedby={empty ? id : undefined}>
      {options.map((option) => (
        <Checkbox key={option.value} checked={chosen.includes(option.value)} onChange={() => toggle(option.value)}>
          {option.label}
        </Checkbox>
      ))}
      <Problem id={id} text={empty ? says('choice') : undefined} />
    </fieldset>
  );
}

type PhaseFilterProps = Readonly<{ value: readonly Phase[]; onChange: (value: Phase[]) => void }>;
/** Phases of an appointment (spec section 3). */
export function PhaseFilter({ value, onChange }: PhaseFilterProps) {
  const { t } = useLingui();
  const names: Readonly<Record<Phase, string>> = {
    confirmed: t({ context: 'shows', message: 'Confirmed' }),
    options: t`Options`,
    cancelled: t({ context: 'shows', message: 'Cancelled' }),
  };
  const options = PHASES.map((phase) => ({ value: phase, label: names[phase] }));
  return <TypeFilter label={t`Phase`} options={options} value={value} onChange={onChange} />;
}
